export { LocationField } from './ui/LocationField.tsx';
