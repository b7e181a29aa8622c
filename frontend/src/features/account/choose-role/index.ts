export { AskForRole } from './ui/AskForRole.tsx';
