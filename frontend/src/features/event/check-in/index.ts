export { CheckInCode } from './ui/CheckInCode.tsx';
export { CheckInForm } from './ui/CheckInForm.tsx';
