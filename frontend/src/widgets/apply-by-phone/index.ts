export { ApplyByPhone } from './ui/ApplyByPhone.tsx';
