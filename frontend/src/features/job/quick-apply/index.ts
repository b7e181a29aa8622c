export { QuickApplyDialog } from './ui/QuickApplyDialog.tsx';
export { useApply } from './model/use-apply.ts';
export type { ApplicableJob } from './model/applicable-job.ts';
