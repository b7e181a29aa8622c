import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JoinCall } from './JoinCall.tsx';
import { OpenJobs } from './OpenJobs.tsx';
import { Trust } from './Trust.tsx';

export function MarketingLanding() {
  return (
    <>
      <Hero />
      <OpenJobs />
      <HowItWorks />
      <Trust />
      <JoinCall />
    </>
  );
}
