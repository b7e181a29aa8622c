import { FileLock2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MyI9Row } from '#contract/eligibility/form/i9-form.ts';
import { useMyI9FormsInfiniteQuery } from '#entities/i9/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { ShowMore } from '#shared/ui/index.ts';
import { PaperRow } from './PaperRow.tsx';

/** The federal agency's list of accepted documents. */
const ACCEPTED_PAPERS = 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents';

/** The worker's I-9 forms and their next steps, from the accepted offer on (rules.md#i9-after-acceptance). */
export function I9Row() {
  const { t } = useTranslation('worker');
  const list = useMyI9FormsInfiniteQuery(undefined);
  const forms = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <PaperRow id="document-i9" icon={<FileLock2 aria-hidden />} title={t('documents.kind.i9')}>
      {list.isError && forms.length === 0 && <p>{t('documents.i9Failed')}</p>}
      {list.data && forms.length === 0 && <p>{t('documents.i9Closed')}</p>}
      {forms.length > 0 && <Forms forms={forms} />}
      <ShowMore list={list} label={t('documents.i9More')} />
    </PaperRow>
  );
}

function Forms({ forms }: { readonly forms: readonly MyI9Row[] }) {
  const { t } = useTranslation('worker');
  return (
    <>
      <List>
        {forms.map((form) => (
          <li key={form.id}>
            <Link to={`/my-i9/${form.referralId}`}>
              {t('documents.i9Of', { company: form.company, jobTitle: form.jobTitle })}
            </Link>
            <p>
              <State form={form} />
            </p>
          </li>
        ))}
      </List>
      {forms.some(({ status }) => status === 'incomplete') && (
        <>
          <p>{t('documents.i9Ready')}</p>
          <a href={ACCEPTED_PAPERS} target="_blank" rel="noreferrer">
            {t('documents.i9Papers')}
          </a>
        </>
      )}
    </>
  );
}

function State({ form: { status, section1Status, section1SignedAt, startsOn } }: { readonly form: MyI9Row }) {
  const { t } = useTranslation('worker');
  const language = useLanguage();
  const day = (value: string): string => formatDate(value, language, 'date');
  if (status === 'canceled') return t('documents.i9Canceled');
  if (section1Status === 'pending')
    return startsOn === null ? t('documents.i9ToSign') : t('documents.i9ToSignBy', { day: day(startsOn) });
  return t(status === 'complete' ? 'documents.i9Complete' : 'documents.i9Signed', {
    day: section1SignedAt === null ? '' : day(section1SignedAt),
  });
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-1) var(--space-3);
  padding: 0;
  list-style: none;
`;
