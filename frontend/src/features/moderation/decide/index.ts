export { DecisionForm } from './ui/DecisionForm.tsx';
export { ModeratePerson } from './ui/ModeratePerson.tsx';
