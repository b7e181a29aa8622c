export { SkillChoices } from './ui/SkillChoices.tsx';
