export { RatePage as Page } from './ui/RatePage.tsx';
