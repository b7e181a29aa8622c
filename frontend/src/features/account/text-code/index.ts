export { PhoneCodeSteps } from './ui/PhoneCodeSteps.tsx';
