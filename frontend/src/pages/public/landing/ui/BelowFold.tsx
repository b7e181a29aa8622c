import { HowItWorks } from './HowItWorks.tsx';
import { JoinCall } from './JoinCall.tsx';
import { OpenJobs } from './OpenJobs.tsx';
import { Trust } from './Trust.tsx';

/** All that is not seen at first; a chunk of its own. */
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
