export { CheckDialog } from './ui/CheckDialog.tsx';
export { DrugTestDialog } from './ui/DrugTestDialog.tsx';
