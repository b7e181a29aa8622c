import { FileSignature } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PaperOnlyBadge } from '#entities/offer/index.ts';
import { useWorkerApplicationsInfiniteQuery, hasOfferToRead, SINCE_OFFER } from '#entities/worker/index.ts';
import { OpenOfferButton } from '#features/offer/open-offer/index.ts';
import { ShowMore } from '#shared/ui/index.ts';
import { PaperRow } from './PaperRow.tsx';

const PAGE = 20;

/** Pending offers and signed letters, each with a link to its copy. */
export function LettersRow() {
  const { t } = useTranslation('worker');
  const list = useWorkerApplicationsInfiniteQuery({ limit: PAGE, status: SINCE_OFFER });
  const letters = (list.data?.pages.flatMap((page) => page.rows) ?? []).filter(hasOfferToRead);
  return (
    <PaperRow id="document-letters" icon={<FileSignature aria-hidden />} title={t('documents.kind.letters')}>
      {list.isError && letters.length === 0 && <p>{t('documents.lettersFailed')}</p>}
      {list.data && letters.length === 0 && <p>{t('documents.lettersNone')}</p>}
      {letters.length > 0 && (
        <List role="list">
          {letters.map((application) => (
            <li key={application.id}>
              <span>
                {t('documents.i9Of', {
                  company: application.job.company,
                  jobTitle: application.job.title,
                })}
              </span>
              {application.offerLetter?.isConsentWithdrawn && <PaperOnlyBadge />}
              <OpenOfferButton application={application} />
            </li>
          ))}
        </List>
      )}
      <ShowMore list={list} label={t('documents.i9More')} />
    </PaperRow>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-1) var(--space-3);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
