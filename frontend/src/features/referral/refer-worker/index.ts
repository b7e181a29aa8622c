export { ReferWorkerDialog } from './ui/ReferWorkerDialog.tsx';
export { TellWorker } from './ui/TellWorker.tsx';
export { VerifyReferralDialog } from './ui/verify/VerifyReferralDialog.tsx';
export type { ReferableJob, ReferWorkerDialogProps, UnconfirmedReferral } from './model/referable-job.ts';
