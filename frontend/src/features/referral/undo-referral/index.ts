export { timeLeft } from './model/time-left.ts';
export { useUndoTexts } from './model/use-undo-texts.ts';
export { UndoDialog } from './ui/UndoDialog.tsx';
