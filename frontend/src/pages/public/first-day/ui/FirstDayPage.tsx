import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { Callout, ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useFirstDayQuery } from '../api/first-day-api.ts';
import { FirstDayFacts } from './FirstDayFacts.tsx';

/**
 * The time and place of a worker's first day, through a link in a message, in the worker's language
 * (rules.md#first-day).
 */
export function FirstDayPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['first-day', 'common']);
  const { currentData, error, refetch } = useFirstDayQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  const isUnknown = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {currentData && isSpoken && <FirstDayFacts page={currentData} token={token} />}
      {!(currentData && isSpoken) && !error && <SkeletonList count={1} lines={4} />}
      {!currentData && error && isUnknown && (
        <>
          <PageHeader title={t('page.invalid')} />
          <Stack $gap={4} $align="start">
            <Callout tone="danger">{t('page.invalidText')}</Callout>
            <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
          </Stack>
        </>
      )}
      {!currentData && error && !isUnknown && <ErrorState title={t('page.failed')} onRetry={refetch} />}
    </Page>
  );
}
