import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { keepReferralContext } from '../../../entities/referral-context/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { Page, SkeletonList } from '../../../shared/ui/index.ts';

/** A referrer's own link: what it carries is kept, and the way goes on to sign-up; a bad code blocks nobody (decision 18). */
export function JoinPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { user, isLoading } = useCurrentUser();
  useEffect(() => keepReferralContext(search), [search]);
  if (!isLoading) return <Navigate replace to={user ? `/${search}` : `/signup${search}`} />;
  return (
    <Page $width="form">
      <title>{t('brand')}</title>
      <SkeletonList count={1} />
    </Page>
  );
}
