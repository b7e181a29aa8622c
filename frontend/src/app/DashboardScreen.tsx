import { lazy } from 'react';
import { DashboardPage } from '#pages/account/dashboard/index.ts';

const Landing = lazy(async () => ({ default: (await import('#pages/public/landing/index.ts')).Page }));

/** Members are redirected; visitors see the landing page (rules.md#signed-out-screens). */
export function Page() {
  return <DashboardPage signedOut={<Landing />} />;
}
