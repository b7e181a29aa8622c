export { ProfilePage as Page } from './ui/ProfilePage.tsx';
