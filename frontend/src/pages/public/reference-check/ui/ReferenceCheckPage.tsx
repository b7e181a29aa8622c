import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isRefused } from '#shared/api/index.ts';
import { ErrorState, Notice, Page, SkeletonList } from '#shared/ui/index.ts';
import { useReferencePageQuery } from '../api/reference-check-api.ts';
import { ReferenceQuestion } from './ReferenceQuestion.tsx';

/** A reference describes working with a person, without an account (rules.md#references). */
export function ReferenceCheckPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['reference-check', 'common']);
  const { currentData, error, refetch } = useReferencePageQuery(token, { skip: token === '' });
  const [isGiven, setGiven] = useState(false);
  const isInvalid = token === '' || isRefused(error) || isClosed(currentData?.status);
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      {currentData?.actions.includes('answer') && !isGiven && (
        <ReferenceQuestion asked={currentData} token={token} onGiven={() => setGiven(true)} />
      )}
      {(isGiven || currentData?.status === 'submitted') && (
        <div role="status">
          <Notice
            tone="success"
            title={t(isGiven ? 'success.title' : 'given.title')}
            text={t(isGiven ? 'success.text' : 'given.text', { name: currentData?.name ?? '' })}
          />
        </div>
      )}
      {!currentData && !error && token !== '' && <SkeletonList count={2} lines={4} />}
      {!currentData && error && !isRefused(error) && <ErrorState title={t('failed')} onRetry={refetch} />}
      {isInvalid && !isGiven && <Notice tone="danger" title={t('invalid.title')} text={t('invalid.text')} />}
    </Page>
  );
}

function isClosed(status: string | undefined): boolean {
  return status === 'expired' || status === 'revoked';
}
