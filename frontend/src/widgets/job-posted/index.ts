import { lazyPart } from '#shared/lib/index.ts';

export { BackToDashboard } from './BackToDashboard.tsx';

/** Loads after posting: the form does not need it. */
export const JobPosted = lazyPart(async () => (await import('./JobPosted.tsx')).JobPosted);
