export { DetectPlace } from './ui/DetectPlace.tsx';
export { LocationField } from './ui/LocationField.tsx';
