import { lazy } from 'react';
import { DashboardPage } from '#pages/account/dashboard/index.ts';
import { loadTexts } from '#shared/i18n/index.ts';

const Landing = lazy(async () => {
  const [module] = await Promise.all([
    import('#pages/public/landing/index.ts'),
    loadTexts(['landing', 'jobs']),
  ]);
  return { default: module.Page };
});

/** Two pages on one path: who is signed in is led on, everybody else sees the landing page (rules.md#signed-out-screens). */
export function Page() {
  return <DashboardPage signedOut={<Landing />} />;
}
