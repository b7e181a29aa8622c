export { ModerationPage as Page } from './ui/ModerationPage.tsx';
