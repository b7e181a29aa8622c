export { AdminOnly } from './AdminOnly.tsx';
