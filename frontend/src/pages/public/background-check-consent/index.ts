export { BackgroundCheckConsentPage as Page } from './ui/BackgroundCheckConsentPage.tsx';
