import { FileLock2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useWorkerApplicationsInfiniteQuery, type WorkerApplication } from '#entities/worker/index.ts';

/** What one may show for it, by the agency that asks for it. */
const ACCEPTED_PAPERS = 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents';

/** The I-9 opens when an offer is accepted (rules.md#i9-after-acceptance): what comes next, and what to have ready. */
export function I9Row() {
  const { t } = useTranslation('worker');
  const { data } = useWorkerApplicationsInfiniteQuery({ limit: 1, status: 'offer_signed,hired' });
  const taken = data?.pages[0]?.rows[0];
  return (
    <Row aria-labelledby="document-i9">
      <FileLock2 aria-hidden />
      <div>
        <h3 id="document-i9">{t('documents.kind.i9')}</h3>
        {taken ? <Ahead taken={taken} /> : <p>{t('documents.i9Closed')}</p>}
      </div>
    </Row>
  );
}

function Ahead({ taken }: { readonly taken: WorkerApplication }) {
  const { t } = useTranslation('worker');
  const { company } = taken.job;
  const isAccepted = taken.status === 'offer_signed' || taken.offerLetter?.status === 'signed';
  return (
    <>
      <p>
        {t(isAccepted ? 'documents.i9Accepted' : 'documents.i9Hired', { company })}{' '}
        {t('documents.i9Next', { company })}
      </p>
      <p>{t('documents.i9Ready')}</p>
      <a href={ACCEPTED_PAPERS} target="_blank" rel="noreferrer">
        {t('documents.i9Papers')}
      </a>
    </>
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
  a {
    font-size: var(--size-14);
  }
`;
