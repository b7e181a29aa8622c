export { CheckDialog } from './ui/CheckDialog.tsx';
