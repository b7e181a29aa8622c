import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { contextOfAddress, recordReferralContext } from '#entities/referral-context/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { drawnPart, isPrelaunch, lazyCode } from '#shared/lib/index.ts';
import { Page, SkeletonList } from '#shared/ui/index.ts';
import { whichLanding } from '../model/which-landing.ts';
import { MarketingLanding } from './MarketingLanding.tsx';

const SharedJob = drawnPart('shared-job', async () => (await import('./SharedJob.tsx')).SharedJob);
const RoleChoice = lazyCode(async () => (await import('./RoleChoice.tsx')).RoleChoice);
const Waitlist = drawnPart('waitlist', async () => (await import('./waitlist/Waitlist.tsx')).Waitlist);

/**
 * The product for visitors, the next steps for members, and the waitlist before the launch. A shared job
 * appears above all of them (rules.md#landing-pages).
 */
export function LandingPage() {
  const { t } = useTranslation('landing');
  const { search, pathname } = useLocation();
  const { user, isLoading, isSignedIn } = useCurrentUser();
  const jobId = contextOfAddress(search)?.jobId;
  useEffect(() => recordReferralContext(search), [search]);
  const landing = whichLanding({ pathname, isSignedIn, isPrelaunch: isPrelaunch() });
  const isWaiting = isLoading && pathname !== '/waitlist';
  return (
    <>
      {landing === 'marketing' && <title>{t('documentTitle')}</title>}
      <Suspense fallback={<Waiting />}>
        {jobId && <SharedJob jobId={jobId} />}
        {isWaiting && <Waiting />}
        {!isWaiting && landing === 'marketing' && <MarketingLanding />}
        {!isWaiting && landing === 'roles' && <RoleChoice user={user} />}
        {!isWaiting && landing === 'waitlist' && <Waitlist />}
      </Suspense>
    </>
  );
}

function Waiting() {
  return (
    <Page>
      <SkeletonList count={3} />
    </Page>
  );
}
