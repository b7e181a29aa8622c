export { moderationApi } from './model/moderation-api.ts';
export { useModerationWords } from './model/use-moderation-words.ts';
export { DecisionBadge } from './ui/DecisionBadge.tsx';
export { AppealAnswer } from './ui/AppealAnswer.tsx';
export { AppealForm } from './ui/AppealForm.tsx';
