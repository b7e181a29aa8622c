export { MyI9Page as Page } from './ui/MyI9Page.tsx';
