import { FileLock2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWorkerApplicationsInfiniteQuery } from '../../../entities/worker/index.ts';

const NEWEST = 50;

/** The I-9 opens when an offer is accepted (decision 61). */
export function I9Row() {
  const { t } = useTranslation('worker');
  const { data } = useWorkerApplicationsInfiniteQuery({ limit: NEWEST });
  const accepted = data?.pages[0]?.applications.find(
    ({ status }) => status === 'offer_signed' || status === 'hired',
  );
  return (
    <Row aria-labelledby="document-i9">
      <FileLock2 aria-hidden />
      <div>
        <h3 id="document-i9">{t('documents.kind.i9')}</h3>
        <p>{accepted ? t('documents.i9Open', { company: accepted.job.company }) : t('documents.i9Closed')}</p>
      </div>
    </Row>
  );
}

const Row = styled.section`
  display: flex;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--text-muted);
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
