export { MyModerationPage as Page } from './ui/MyModerationPage.tsx';
