export { ChoiceField } from './ui/ChoiceField.tsx';
export { ProfileCompletion } from './ui/ProfileCompletion.tsx';
export { WorkerFields } from './ui/WorkerFields.tsx';
