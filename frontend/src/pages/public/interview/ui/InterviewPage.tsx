import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { Callout, ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useInterviewQuery } from '../api/interview-api.ts';
import { InterviewQuestion } from './InterviewQuestion.tsx';

/**
 * The worker answers an interview through a texted link, in their language (rules.md#interviews). Opening it
 * decides nothing.
 */
export function InterviewPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['interview', 'common']);
  const { currentData, error, refetch } = useInterviewQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {currentData && isSpoken && <InterviewQuestion page={currentData} token={token} />}
      {!(currentData && isSpoken) && !error && <SkeletonList count={1} lines={4} />}
      {!currentData && error && isUnknown(error) && (
        <>
          <PageHeader title={t('page.invalid')} />
          <Stack $gap={4} $align="start">
            <Callout tone="danger">{t('page.invalidText')}</Callout>
            <LinkButton to="/">{t('common:error.goHome')}</LinkButton>
          </Stack>
        </>
      )}
      {!currentData && error && !isUnknown(error) && (
        <ErrorState title={t('page.failed')} onRetry={refetch} />
      )}
    </Page>
  );
}

function isUnknown(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
