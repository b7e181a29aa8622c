export { ReferWorkerDialog, type ReferWorkerDialogProps } from './ui/ReferWorkerDialog.tsx';
export { VerifyReferralDialog } from './ui/VerifyReferralDialog.tsx';
export type { ReferableJob, UnconfirmedReferral } from './model/referable-job.ts';
