export { VouchForSkills } from './ui/VouchForSkills.tsx';
