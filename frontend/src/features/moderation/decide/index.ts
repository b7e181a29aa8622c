export { DecisionForm } from './ui/DecisionForm.tsx';
export { NoteField } from './ui/NoteField.tsx';
export { ModeratePerson } from './ui/ModeratePerson.tsx';
