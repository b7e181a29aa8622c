export { ProfileCompletion } from './ui/ProfileCompletion.tsx';
export { WorkerFields } from './ui/WorkerFields.tsx';
