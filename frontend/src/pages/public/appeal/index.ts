export { AppealPage as Page } from './ui/AppealPage.tsx';
