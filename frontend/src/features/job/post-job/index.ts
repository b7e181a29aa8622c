export { BoostPost } from './ui/payment/BoostPost.tsx';
export { EditJobForm } from './ui/EditJobForm.tsx';
export { EnhancedJobForm } from './ui/EnhancedJobForm.tsx';
export { JobAvailability } from './ui/JobAvailability.tsx';
export { ShortJobForm } from './ui/ShortJobForm.tsx';
export { FreePostsLeft } from './ui/payment/PostingChoice.tsx';
export { useJobBoostsQuery, useJobPackagesQuery } from './api/post-job-api.ts';
export { PostJobForm } from './ui/PostJobForm.tsx';
