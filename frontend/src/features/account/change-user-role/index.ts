export { ChangeRole } from './ui/ChangeRole.tsx';
