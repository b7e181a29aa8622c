import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { ErrorState, Notice, Page, SkeletonList } from '#shared/ui/index.ts';
import { useConsentPageQuery } from '../api/background-check-consent-api.ts';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { ConsentDecided } from './ConsentDecided.tsx';

/** A candidate authorizes or declines a background check without an account (rules.md#consent-page). */
export function BackgroundCheckConsentPage() {
  const { consentToken = '' } = useParams();
  const { t } = useTranslation(['background-check', 'common']);
  const { currentData, error, refetch } = useConsentPageQuery(consentToken, { skip: consentToken === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {isSpoken && currentData?.consentAlreadyGiven === false && (
        <ConsentQuestion asked={currentData} token={consentToken} />
      )}
      {isSpoken && currentData?.consentAlreadyGiven === true && (
        <ConsentDecided decided={currentData} token={consentToken} />
      )}
      {!(currentData && isSpoken) && !error && consentToken !== '' && <SkeletonList count={2} lines={4} />}
      {!currentData && error && !isClosedLink(error) && <ErrorState title={t('failed')} onRetry={refetch} />}
      {!currentData && (consentToken === '' || isClosedLink(error)) && (
        <Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')} />
      )}
    </Page>
  );
}

/** The link is unknown, expired, or replaced by a newer one. */
function isClosedLink(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
