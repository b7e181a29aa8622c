export { RoleTestPage as Page } from './ui/RoleTestPage.tsx';
