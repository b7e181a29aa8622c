export { ApplicationCard } from './ui/ApplicationCard.tsx';
