export { DevUiPage as Page } from './ui/DevUiPage.tsx';
