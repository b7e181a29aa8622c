export { useSwitchRole } from './model/use-switch-role.ts';
export { RoleSwitcher } from './ui/RoleSwitcher.tsx';
