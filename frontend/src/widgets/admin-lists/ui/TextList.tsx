import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminText } from '#contract/admin/texts.ts';
import { TEXT_STATUSES, type TextStatus } from '#contract/notifications/vocabulary/text-statuses.ts';
import { FilteredTable, useListFilter, DayCell, PersonCell, statusSearch } from '#entities/admin/index.ts';
import { Amount, StatusBadge, type Column, type Tone } from '#shared/ui/index.ts';
import { useAdminTextsInfiniteQuery } from '../api/admin-lists-api.ts';

const TONES: Readonly<Record<TextStatus, Tone>> = {
  held: 'info',
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  opted_out: 'neutral',
};

/** Texts to everyone or one number, with their status; codes, links, and full numbers are hidden. */
export function TextList({ phone }: { readonly phone?: string }) {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const list = useAdminTextsInfiniteQuery({ ...statusSearch(state.current), ...(phone && { q: phone }) });
  const columns = useColumns();
  return (
    <FilteredTable
      search={phone === undefined ? t('texts.search') : undefined}
      state={state}
      filter={{
        label: t('texts.status'),
        all: t('texts.all'),
        options: TEXT_STATUSES.map((value) => ({ value, label: t(`texts.state.${value}`) })),
      }}
      list={list}
      caption={t('texts.caption')}
      columns={columns}
      empty={{ icon: <MessageSquare />, title: t('texts.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): readonly Column<AdminText>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'message', header: t('texts.message'), main: true, cell: ({ message }) => message },
    {
      key: 'to',
      header: t('texts.to'),
      cell: ({ phone, recipientName }) => (recipientName === null ? phone : `${recipientName}, ${phone}`),
    },
    {
      key: 'sender',
      header: t('texts.sender'),
      cell: ({ sender }) => (sender ? <PersonCell person={sender} /> : '—'),
    },
    { key: 'created', header: t('texts.created'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'cost',
      header: t('texts.cost'),
      align: 'end',
      cell: ({ cost }) => (cost === null ? '—' : <Amount value={cost} decimals="exact" />),
    },
    {
      key: 'status',
      header: t('texts.status'),
      cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`texts.state.${status}`)}</StatusBadge>,
    },
  ];
}
