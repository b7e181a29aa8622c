export { MoneyPage as Page } from './ui/MoneyPage.tsx';
