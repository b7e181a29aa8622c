export { useChangeStatus } from './model/use-change-status.ts';
export { PaperSignatureDialog } from './ui/PaperSignatureDialog.tsx';
export { RejectDialog } from './ui/RejectDialog.tsx';
