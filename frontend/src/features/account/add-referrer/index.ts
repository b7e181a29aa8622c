export { AddReferrerForm } from './ui/AddReferrerForm.tsx';
