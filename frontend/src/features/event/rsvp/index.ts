export { RsvpPanel } from './ui/RsvpPanel.tsx';
