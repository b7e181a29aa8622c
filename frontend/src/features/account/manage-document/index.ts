export { DocumentSlot } from './ui/DocumentSlot.tsx';
