export { RoleSwitcher } from './ui/RoleSwitcher.tsx';
