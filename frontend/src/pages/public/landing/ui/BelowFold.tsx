import { HowItWorks } from './HowItWorks.tsx';
import { JoinCall } from './JoinCall.tsx';
import { OpenJobs } from './OpenJobs.tsx';
import { Trust } from './Trust.tsx';

/** Everything below the first screen, in its own chunk. */
export function BelowFold() {
  return (
    <>
      <OpenJobs />
      <HowItWorks />
      <Trust />
      <JoinCall />
    </>
  );
}
