import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9ReviewSheet } from '#contract/eligibility/review/i9-review.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Stack } from '#shared/ui/index.ts';

type Line = readonly [label: string, value: ReactNode];

/** Both signed sections without any numbers. */
export function SheetFacts({ sheet: { section1, section2 } }: { readonly sheet: I9ReviewSheet }) {
  const { t } = useTranslation('i9-review');
  const worker = useWorkerLines(section1);
  const employer = useEmployerLines(section2);
  return (
    <Stack $gap={4}>
      <h3>{t('section1')}</h3>
      {worker ? <Facts lines={worker} /> : <p>{t('notSigned')}</p>}
      <h3>{t('section2')}</h3>
      {employer ? <Facts lines={employer} /> : <p>{t('notSigned')}</p>}
    </Stack>
  );
}

function useWorkerLines(section: I9ReviewSheet['section1']): readonly Line[] | null {
  const { t } = useTranslation(['i9-review', 'i9-employer']);
  const language = useLanguage();
  if (!section) return null;
  const { name, citizenship, workUntil, signature, signedOn, hadPreparer } = section;
  const day = formatDate(signedOn, language, 'date');
  return [
    [t('name'), name],
    [t('status'), t(`i9-employer:section1.${citizenship}`)],
    [t('workUntil'), workUntil && formatDate(workUntil, language, 'date')],
    [t('signature'), t('signed', { signature, day })],
    [t('preparer'), t(hadPreparer ? 'yes' : 'no')],
  ];
}

function useEmployerLines(section: I9ReviewSheet['section2']): readonly Line[] | null {
  const { t } = useTranslation('i9-review');
  const language = useLanguage();
  if (!section) return null;
  const day = (on: string): string => formatDate(on, language, 'date');
  const documents = section.documents.map((document) => {
    const { expiresOn, isReceipt } = document;
    const more = [expiresOn && t('expires', { day: day(expiresOn) }), isReceipt && t('receipt')];
    return [t('document', document), ...more].filter(Boolean).join(', ');
  });
  return [
    [t('firstDay'), day(section.firstDayOn)],
    [t('documents'), documents.map((words) => <div key={words}>{words}</div>)],
    [t('representative'), `${section.representativeName}, ${section.representativeTitle}`],
    [t('business'), section.businessName],
    [t('additional'), section.additionalInformation],
    [t('signature'), t('signed', { signature: section.signature, day: day(section.signedOn) })],
  ];
}

function Facts({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <List>
      {lines
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  overflow-wrap: anywhere;
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    margin: 0;
  }
`;
