export { EmployerOnly } from './EmployerOnly.tsx';
export { EmployerPage } from './EmployerPage.tsx';
