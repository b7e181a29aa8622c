export { BackgroundCheckNoticePage as Page } from './ui/BackgroundCheckNoticePage.tsx';
