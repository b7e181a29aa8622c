export { ShareJobMenu } from './ui/ShareJobMenu.tsx';
