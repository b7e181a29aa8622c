export { completionOf, ENOUGH_PERCENT, type CountedFields } from './model/completion.ts';
export {
  useJobMatchesQuery,
  useWorkerApplicationsInfiniteQuery,
  useWorkerStatsQuery,
} from './api/worker-api.ts';
export {
  endedOffer,
  hasAccepted,
  hasOffer,
  hasOfferToRead,
  OFFERED,
  SINCE_OFFER,
  wasRejected,
} from './model/application-state.ts';
export { ApplicationStatusBadge } from './ui/ApplicationStatusBadge.tsx';
export { ApplicationTimeline } from './ui/ApplicationTimeline.tsx';
export { FitList } from './ui/FitList.tsx';
export { useSkillName } from './ui/use-skill-name.ts';
export type { JobMatch } from '#contract/hiring/employer/job-match.ts';
export type { WorkerApplication } from '#contract/hiring/worker/worker-application.ts';
