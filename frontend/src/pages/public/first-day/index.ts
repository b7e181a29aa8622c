export { FirstDayScreen as Page } from './ui/FirstDayScreen.tsx';
