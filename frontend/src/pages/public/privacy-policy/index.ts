export { PrivacyPolicyPage as Page } from './ui/PrivacyPolicyPage.tsx';
