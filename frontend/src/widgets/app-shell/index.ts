export { AppShell } from './ui/AppShell.tsx';
export { PublicFrame } from './ui/PublicFrame.tsx';
