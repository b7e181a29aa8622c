export { InterestButton } from './ui/InterestButton.tsx';
