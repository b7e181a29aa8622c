export { PersonMenu } from './ui/PersonMenu.tsx';
