export { AskIntent } from './ui/AskIntent.tsx';
