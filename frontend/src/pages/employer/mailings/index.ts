export { MailingsPage as Page } from './ui/MailingsPage.tsx';
