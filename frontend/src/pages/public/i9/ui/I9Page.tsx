import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ofPage, Section1Form, SignedSection1 } from '#features/i9/sign-section1/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { ErrorState, Notice, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useI9PageQuery } from '../api/i9-api.ts';

/** A new hire fills in and signs section 1 without an account (rules.md#i9-links). */
export function I9Page() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['i9', 'common']);
  const { currentData, error, refetch } = useI9PageQuery(token, { skip: token === '' });
  const isSpoken = useOfferedLanguage(currentData?.workerLanguage);
  const isInvalid = token === '' || isUnknownLink(error);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {isSpoken && currentData?.actions.includes('sign_section1') && (
        <Stack $gap={5}>
          <PageHeader
            title={t('heading', { company: currentData.company })}
            documentTitle={t('title')}
            lead={t('lead', { jobTitle: currentData.jobTitle })}
          />
          <Section1Form form={ofPage(currentData)} place={{ token }} />
        </Stack>
      )}
      {isSpoken && currentData?.state === 'signed' && (
        <SignedSection1 form={ofPage(currentData)} place={{ token }} />
      )}
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
