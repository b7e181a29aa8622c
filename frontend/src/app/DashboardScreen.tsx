import { lazy } from 'react';
import { DashboardPage } from '#pages/account/dashboard/index.ts';

const Landing = lazy(async () => ({ default: (await import('#pages/public/landing/index.ts')).Page }));

/** Two pages on one path: who is signed in is led on, everybody else sees the landing page (rules.md#signed-out-screens). */
export function Page() {
  return <DashboardPage signedOut={<Landing />} />;
}
