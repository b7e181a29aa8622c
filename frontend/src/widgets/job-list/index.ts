export { JobActions } from './ui/JobActions.tsx';
export { JobList } from './ui/JobList.tsx';
export { ReferButton } from './ui/ReferButton.tsx';
