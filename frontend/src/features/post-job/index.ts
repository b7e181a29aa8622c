export { PostJobForm } from './ui/PostJobForm.tsx';
