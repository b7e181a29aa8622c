export { HomePage as Page } from './ui/HomePage.tsx';
