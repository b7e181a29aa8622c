export { EmployerOnly } from './EmployerOnly.tsx';
