import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { ErrorState, Notice, Page, SkeletonList } from '#shared/ui/index.ts';
import { useI9AskedQuery } from '../model/i9-calls.ts';
import { Section1Form } from './Section1Form.tsx';
import { Section1Signed } from './Section1Signed.tsx';

/** Where a new hire fills in and signs section 1, without an account (rules.md#i9-links). */
export function I9Page() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['i9', 'common']);
  const { currentData, error, refetch } = useI9AskedQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  const isInvalid = token === '' || isUnknownLink(error);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {isSpoken && currentData?.state === 'open' && <Section1Form asked={currentData} token={token} />}
      {isSpoken && currentData?.state === 'signed' && <Section1Signed asked={currentData} />}
      {currentData?.state === 'expired' && (
        <Notice
          tone="danger"
          title={t('expired.title')}
          text={t('expired.text', { company: currentData.company })}
        />
      )}
      {currentData?.state === 'canceled' && (
        <Notice
          tone="warning"
          title={t('canceled.title')}
          text={t('canceled.text', { company: currentData.company })}
        />
      )}
      {!(currentData && isSpoken) && !error && token !== '' && <SkeletonList count={2} lines={4} />}
      {!currentData && error && !isInvalid && <ErrorState title={t('failed')} onRetry={refetch} />}
      {!currentData && isInvalid && (
        <Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')} />
      )}
    </Page>
  );
}

function isUnknownLink(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
