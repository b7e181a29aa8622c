export { useModerationLabels } from './model/use-moderation-labels.ts';
export { DecisionBadge } from './ui/DecisionBadge.tsx';
export { AppealAnswer } from './ui/AppealAnswer.tsx';
export { AppealForm } from './ui/AppealForm.tsx';
