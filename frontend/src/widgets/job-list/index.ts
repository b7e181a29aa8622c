export { useMyDistance } from './ui/use-my-distance.ts';
export { JobActions } from './ui/JobActions.tsx';
export { JobBrowser } from './ui/JobBrowser.tsx';
export { JobList } from './ui/JobList.tsx';
export { JobResults } from './ui/JobResults.tsx';
export { ReferButton } from './ui/ReferButton.tsx';
