export { CheckInCode } from './ui/CheckInCode.tsx';
export { CheckInForm } from './ui/CheckInForm.tsx';
export { GuestList } from './ui/GuestList.tsx';
export { ScanCodes } from './ui/ScanCodes.tsx';
