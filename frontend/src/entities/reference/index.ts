export { ReferenceCard } from './ui/ReferenceCard.tsx';
export { ReferenceRequestForm } from './ui/ReferenceRequestForm.tsx';
