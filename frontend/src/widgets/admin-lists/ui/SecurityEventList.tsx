import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminSecurityEvent } from '#contract/admin/lists.ts';
import { SECURITY_EVENT_KINDS } from '#contract/identity/vocabulary/security-events.ts';
import { FilteredTable, PersonCell, useListFilter } from '#entities/admin/index.ts';
import { useDeviceLabel, useSecurityLabels } from '#entities/security-event/index.ts';
import { DateText, Inline, StatusBadge, type Column } from '#shared/ui/index.ts';
import { useAdminSecurityEventsInfiniteQuery } from '../api/admin-lists-api.ts';

/** Security events (rules.md#security-events), searchable by account, network address, and kind. */
export function SecurityEventList({ userId }: { readonly userId?: string }) {
  const { t } = useTranslation('admin');
  const words = useSecurityLabels();
  const state = useListFilter();
  const { q, filter } = state.current;
  const list = useAdminSecurityEventsInfiniteQuery(
    { ...(q && { q }), ...(filter && { kind: filter }), ...(userId && { userId }) },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useColumns();
  return (
    <FilteredTable
      search={userId === undefined ? t('security.search') : undefined}
      state={state}
      filter={{
        label: t('security.kind'),
        all: t('security.all'),
        options: SECURITY_EVENT_KINDS.map((value) => ({ value, label: words.kind(value) })),
      }}
      list={list}
      caption={t('security.caption')}
      columns={columns}
      empty={{ icon: <ShieldAlert />, title: t('security.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): readonly Column<AdminSecurityEvent>[] {
  const { t } = useTranslation(['admin', 'security']);
  const words = useSecurityLabels();
  const deviceLabel = useDeviceLabel();
  return [
    {
      key: 'event',
      header: t('security.kind'),
      main: true,
      cell: (event) => (
        <Inline $gap={2}>
          {words.event(event)}
          {event.isNewDevice && <StatusBadge tone="warning">{t('security:newDevice')}</StatusBadge>}
        </Inline>
      ),
    },
    {
      key: 'person',
      header: t('security.person'),
      cell: ({ person }) => (person ? <PersonCell person={person} /> : t('security.nobody')),
    },
    { key: 'device', header: t('security.device'), cell: ({ userAgent }) => deviceLabel(userAgent) },
    { key: 'address', header: t('security.address'), cell: ({ address }) => address ?? '—' },
    { key: 'at', header: t('security.at'), cell: ({ at }) => <DateText value={at} style="dateTime" /> },
  ];
}
