export { UnsubscribePage as Page } from './ui/UnsubscribePage.tsx';
