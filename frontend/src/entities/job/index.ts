export type { Job } from '#contract/jobs/posting/job.ts';
export {
  jobsParams,
  useJobQuery,
  useJobs,
  useSimilarJobsQuery,
  type JobList,
  type JobsFilter,
  useMyJobPagesInfiniteQuery,
  useMyJobsQuery,
} from './api/job-api.ts';
export {
  goodPayOf,
  HIGH_BONUS,
  industryOf,
  specialtyOf,
  tradeOf,
  type IndustryChoice,
  type Specialty,
  type TradeChoice,
} from './model/industries.ts';
export { JOB_SORTS, type JobSort } from '#contract/jobs/vocabulary/job-sorts.ts';
export { TRADES } from '#contract/jobs/vocabulary/trades.ts';
export { CallEmployer } from './ui/CallEmployer.tsx';
export { IndustryTabs } from './ui/IndustryTabs.tsx';
export { JobBonus } from './ui/JobBonus.tsx';
export { JobCard } from './ui/JobCard.tsx';
export { JobFacts } from './ui/JobFacts.tsx';
export { JobPay } from './ui/JobPay.tsx';
export { JobFlags } from './ui/JobFlags.tsx';
export { JobGrid, JobGridSkeleton } from './ui/JobGrid.tsx';
export { PayFilters, type PayFilter } from './ui/PayFilters.tsx';
export { QuietLabel } from './ui/QuietLabel.tsx';
