export { JoinPage as Page } from './ui/JoinPage.tsx';
