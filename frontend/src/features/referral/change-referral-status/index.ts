export { useLastBulk } from './model/last-bulk.ts';
export { useBulkChange, type BulkRefusals } from './model/use-bulk-change.ts';
export { useChangeStatus } from './model/use-change-status.ts';
export { BulkRejectDialog } from './ui/BulkRejectDialog.tsx';
export { CompleteDialog } from './ui/CompleteDialog.tsx';
export { PaperSignatureDialog } from './ui/PaperSignatureDialog.tsx';
export { RejectDialog } from './ui/RejectDialog.tsx';
