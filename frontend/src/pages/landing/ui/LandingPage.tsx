import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { contextOfAddress, keepReferralContext } from '../../../entities/referral-context/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { Page, SkeletonList } from '../../../shared/ui/index.ts';
import { MarketingLanding } from './MarketingLanding.tsx';

const SharedJob = lazy(async () => ({ default: (await import('./SharedJob.tsx')).SharedJob }));
const RoleChoice = lazy(async () => ({ default: (await import('./RoleChoice.tsx')).RoleChoice }));

/** What the product is about for visitors; for members, where to go on (decision 15). */
export function LandingPage() {
  const { t } = useTranslation('landing');
  const { search } = useLocation();
  const { user, isLoading } = useCurrentUser();
  const jobId = contextOfAddress(search)?.jobId;
  useEffect(() => keepReferralContext(search), [search]);
  return (
    <>
      <title>{t('documentTitle')}</title>
      {jobId && (
        <Suspense fallback={<Waiting />}>
          <SharedJob jobId={jobId} />
        </Suspense>
      )}
      {isLoading && <Waiting />}
      {!isLoading && !user && <MarketingLanding />}
      {user && (
        <Suspense fallback={<Waiting />}>
          <RoleChoice user={user} />
        </Suspense>
      )}
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
