export { ReferenceList } from './ui/ReferenceList.tsx';
export { ReferencesDialog } from './ui/ReferencesDialog.tsx';
