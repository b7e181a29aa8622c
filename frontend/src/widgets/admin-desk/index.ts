export { AdminDesk } from './AdminDesk.tsx';
