export { ServicesPage as Page } from './ui/ServicesPage.tsx';
