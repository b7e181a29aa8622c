export { EditJobPage as Page } from './ui/EditJobPage.tsx';
