export { RsvpPanel } from './ui/RsvpPanel.tsx';
export { canAnswer, RsvpButtons } from './ui/RsvpButtons.tsx';
