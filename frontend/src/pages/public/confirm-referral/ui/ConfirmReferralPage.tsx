import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { Callout, ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useReferralConfirmationQuery } from '../api/confirm-referral-api.ts';
import { ConfirmationQuestion } from './ConfirmationQuestion.tsx';

/**
 * The worker confirms or declines the referral through a texted link, in the worker's language
 * (rules.md#worker-language).
 */
export function ConfirmReferralPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['confirm-referral', 'common']);
  const { currentData, error, refetch } = useReferralConfirmationQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {currentData && isSpoken && <ConfirmationQuestion question={currentData} token={token} />}
      {!(currentData && isSpoken) && !error && <SkeletonList count={1} lines={4} />}
      {!currentData && error && isInvalidLink(error) && (
        <>
          <PageHeader title={t('invalid.title')} />
          <Stack $gap={4} $align="start">
            <Callout tone="danger">{t('invalid.text')}</Callout>
            <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
          </Stack>
        </>
      )}
      {!currentData && error && !isInvalidLink(error) && <ErrorState title={t('failed')} onRetry={refetch} />}
    </Page>
  );
}

function isInvalidLink(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
