export { CardsPage as Page } from './ui/CardsPage.tsx';
