import { DashboardPage } from '#pages/account/dashboard/ui/DashboardPage.tsx';
import { lazyCode } from '#shared/lib/index.ts';

const Landing = lazyCode(async () => (await import('#pages/public/landing/ui/LandingPage.tsx')).LandingPage);

/** Members are redirected; visitors see the landing page (rules.md#signed-out-screens). */
export function DashboardScreen() {
  return <DashboardPage signedOut={<Landing />} />;
}
