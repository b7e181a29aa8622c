export { LandingPage as Page } from './ui/LandingPage.tsx';
