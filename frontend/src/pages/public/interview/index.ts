export { InterviewScreen as Page } from './ui/InterviewScreen.tsx';
