export { EditJobForm } from './ui/EditJobForm.tsx';
export { EnhancedJobForm } from './ui/EnhancedJobForm.tsx';
export { JobAvailability } from './ui/JobAvailability.tsx';
export { PageJobForm } from './ui/PageJobForm.tsx';
export { FreePostsLeft } from './ui/PostingChoice.tsx';
export { PostJobForm } from './ui/PostJobForm.tsx';
