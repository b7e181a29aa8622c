export { LoginPage as Page } from './ui/LoginPage.tsx';
