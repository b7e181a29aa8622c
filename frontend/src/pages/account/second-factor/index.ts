export { SecondFactorPage as Page } from './ui/SecondFactorPage.tsx';
