export { OnboardingPage as Page } from './ui/OnboardingPage.tsx';
