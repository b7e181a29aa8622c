export { EventDetails } from './ui/EventDetails.tsx';
