export { MyReferralsPage as Page } from './ui/MyReferralsPage.tsx';
