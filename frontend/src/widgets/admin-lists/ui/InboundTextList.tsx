import { MessageSquareReply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminInboundText } from '#contract/admin/inbound-texts.ts';
import { TEXT_MEANINGS, type TextMeaning } from '#contract/notifications/vocabulary/text-meanings.ts';
import { DayCell, FilteredTable, PersonCell, statusSearch, useListFilter } from '#entities/admin/index.ts';
import { StatusBadge, type Column, type Tone } from '#shared/ui/index.ts';
import { useAdminInboundTextsInfiniteQuery } from '../api/admin-lists-api.ts';

const TONES: Readonly<Record<TextMeaning, Tone>> = {
  stop: 'danger',
  start: 'success',
  help: 'info',
  doubtful: 'warning',
};

/** Texts received from all phones or one, and how each was interpreted (rules.md#inbound-texts). */
export function InboundTextList({ phone }: { readonly phone?: string }) {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const { status: meaning, ...search } = statusSearch(state.current);
  const asked = { ...search, ...(meaning !== undefined && { meaning }), ...(phone && { q: phone }) };
  const list = useAdminInboundTextsInfiniteQuery(asked);
  const columns = useColumns();
  return (
    <FilteredTable
      search={phone === undefined ? t('texts.search') : undefined}
      state={state}
      filter={{
        label: t('inboundTexts.meaning'),
        all: t('inboundTexts.all'),
        options: TEXT_MEANINGS.map((value) => ({ value, label: t(`inboundTexts.means.${value}`) })),
      }}
      list={list}
      caption={t('inboundTexts.caption')}
      columns={columns}
      empty={{
        icon: <MessageSquareReply />,
        title: t('inboundTexts.empty'),
        text: t('inboundTexts.emptyText'),
      }}
    />
  );
}

function useColumns(): readonly Column<AdminInboundText>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'message', header: t('texts.message'), main: true, cell: ({ message }) => message },
    { key: 'from', header: t('inboundTexts.from'), cell: ({ phone }) => phone },
    {
      key: 'person',
      header: t('inboundTexts.person'),
      cell: ({ person }) => (person ? <PersonCell person={person} /> : '—'),
    },
    {
      key: 'received',
      header: t('inboundTexts.received'),
      cell: ({ receivedAt }) => <DayCell value={receivedAt} />,
    },
    {
      key: 'meaning',
      header: t('inboundTexts.meaning'),
      cell: ({ meaning }) =>
        meaning === null ? (
          '—'
        ) : (
          <StatusBadge tone={TONES[meaning]}>{t(`inboundTexts.means.${meaning}`)}</StatusBadge>
        ),
    },
  ];
}
