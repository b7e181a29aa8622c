export { QuickApplyDialog } from './ui/QuickApplyDialog.tsx';
export type { ApplicableJob } from './model/applicable-job.ts';
