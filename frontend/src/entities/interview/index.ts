export { InterviewFacts } from './ui/InterviewFacts.tsx';
export { useTimeAt } from './model/use-time-at.ts';
