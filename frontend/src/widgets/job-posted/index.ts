export { BackToDashboard } from './BackToDashboard.tsx';
export { JobPosted } from './JobPosted.tsx';
