export { PlansPage as Page } from './ui/PlansPage.tsx';
