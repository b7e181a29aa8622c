export { HireDialog } from './ui/HireDialog.tsx';
