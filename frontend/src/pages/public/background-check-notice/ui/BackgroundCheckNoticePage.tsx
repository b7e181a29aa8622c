import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { ErrorState, Notice, Page, SkeletonList } from '#shared/ui/index.ts';
import { useCheckNoticeQuery } from '../api/background-check-notice-api.ts';
import { CheckNotice } from './CheckNotice.tsx';

/** The candidate's copy of a report, their rights, and their dispute (rules.md#adverse-action). */
export function BackgroundCheckNoticePage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['background-check', 'common']);
  const { currentData, error, refetch } = useCheckNoticeQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  return (
    <Page $width="form">
      <title>{`${t(`notice.title.${currentData?.kind ?? 'background_check'}`)} · ${t('common:brand')}`}</title>
      {currentData && isSpoken && <CheckNotice notice={currentData} token={token} />}
      {!(currentData && isSpoken) && !error && token !== '' && <SkeletonList count={2} lines={4} />}
      {!currentData && error && !isUnknownLink(error) && (
        <ErrorState title={t('notice.failed')} onRetry={refetch} />
      )}
      {!currentData && (token === '' || isUnknownLink(error)) && (
        <Notice tone="danger" title={t('notice.invalid.title')} text={t('notice.invalid.text')} />
      )}
    </Page>
  );
}

function isUnknownLink(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
