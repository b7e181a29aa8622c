export { EarningsPage as Page } from './ui/EarningsPage.tsx';
