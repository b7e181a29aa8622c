export { ApplyButton } from './ui/ApplyButton.tsx';
