export { JobReferralsPage as Page } from './ui/JobReferralsPage.tsx';
