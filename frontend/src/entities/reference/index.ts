export { ReferenceCard } from './ui/ReferenceCard.tsx';
export { AskForm } from './ui/AskForm.tsx';
