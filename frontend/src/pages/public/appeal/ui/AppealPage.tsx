import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { Callout, ErrorState, Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { useAppealLinkQuery } from '../api/appeal-api.ts';
import { LinkedDecision } from './LinkedDecision.tsx';

/**
 * The page linked in the email to a suspended user: the reason, the end, and the appeal
 * (rules.md#suspensions).
 */
export function AppealPage() {
  const { t } = useTranslation('my-moderation');
  const { token = '' } = useParams();
  const {
    currentData: decision,
    error,
    refetch,
  } = useAppealLinkQuery(token, { refetchOnMountOrArgChange: !import.meta.env.SSR });
  const isDead = isApiError(error) && error.status === 404;
  return (
    <Page $width="form">
      {!decision && !error && <SkeletonList count={1} lines={4} />}
      {isDead && (
        <>
          <PageHeader title={t('link.dead')} />
          <Callout tone="warning">{t('link.deadText')}</Callout>
        </>
      )}
      {error && !isDead && !decision && <ErrorState title={t('link.loadFailed')} onRetry={refetch} />}
      {decision && !isDead && <LinkedDecision decision={decision} token={token} />}
    </Page>
  );
}
