import { FileSignature } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminLetter } from '#contract/admin/letters.ts';
import { OFFER_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { DayCell, FilteredTable, PersonCell, statusSearch, useListFilter } from '#entities/admin/index.ts';
import { OfferStatusBadge, PaperOnlyBadge } from '#entities/offer/index.ts';
import { Inline, type Column } from '#shared/ui/index.ts';
import { useAdminLettersInfiniteQuery, type OfPerson } from '../api/admin-lists-api.ts';

/** Offer letters that a person sent, received, or earned from. */
export function LetterList({ of }: { readonly of: OfPerson }) {
  const { t } = useTranslation(['admin', 'offer']);
  const state = useListFilter();
  const list = useAdminLettersInfiniteQuery({ ...statusSearch(state.current), ...of });
  return (
    <FilteredTable
      state={state}
      filter={{
        label: t('letters.status'),
        all: t('letters.all'),
        options: OFFER_STATUSES.map((value) => ({ value, label: t(`offer:status.${value}`) })),
      }}
      list={list}
      caption={t('letters.caption')}
      columns={useColumns()}
      empty={{ icon: <FileSignature />, title: t('letters.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): readonly Column<AdminLetter>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'worker', header: t('letters.worker'), main: true, cell: ({ workerName }) => workerName },
    { key: 'job', header: t('letters.job'), cell: ({ jobTitle, company }) => `${jobTitle}, ${company}` },
    {
      key: 'employer',
      header: t('letters.employer'),
      cell: ({ employer }) => <PersonCell person={employer} />,
    },
    { key: 'pay', header: t('letters.pay'), cell: ({ payRate }) => payRate },
    {
      key: 'sent',
      header: t('letters.sent'),
      cell: ({ sentAt }) => (sentAt ? <DayCell value={sentAt} /> : '—'),
    },
    {
      key: 'signed',
      header: t('letters.signed'),
      cell: ({ signedAt }) => (signedAt ? <DayCell value={signedAt} /> : '—'),
    },
    {
      key: 'status',
      header: t('letters.status'),
      cell: ({ status, isConsentWithdrawn }) => (
        <Inline $gap={1}>
          <OfferStatusBadge status={status} />
          {isConsentWithdrawn && <PaperOnlyBadge />}
        </Inline>
      ),
    },
  ];
}
