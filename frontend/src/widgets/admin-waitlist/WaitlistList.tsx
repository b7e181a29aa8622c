import { Download, MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  FilteredTable,
  useListFilter,
  useAdminWaitlistInfiniteQuery,
  type WaitlistSignup,
} from '#entities/admin/index.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { DateText, Stack, StatusBadge, type Column } from '#shared/ui/index.ts';

/** Signups from before the launch (rules.md#admin-panel). */
export function WaitlistList() {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const { q } = state.current;
  const search = q === '' ? {} : { q };
  const list = useAdminWaitlistInfiniteQuery(search);
  const columns = useColumns();
  return (
    <Stack>
      <FilteredTable
        search={t('waitlist.search')}
        state={state}
        list={list}
        found={(count) => t('waitlist.found', { count })}
        aside={
          <ProvenDownload
            to={`/api/admin/waitlist.csv?${new URLSearchParams(search)}`}
            icon={<Download aria-hidden />}
          >
            {t('waitlist.export')}
          </ProvenDownload>
        }
        caption={t('waitlist.caption')}
        columns={columns}
        empty={{ icon: <MailPlus />, title: t('waitlist.empty'), text: t('waitlist.emptyText') }}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<WaitlistSignup>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'email',
      header: t('waitlist.email'),
      main: true,
      cell: ({ id, email }) => (
        <>
          {email}
          <Id>{t('waitlist.id', { id })}</Id>
        </>
      ),
    },
    { key: 'phone', header: t('waitlist.phone'), cell: ({ phone }) => (phone ? formatPhone(phone) : '—') },
    { key: 'state', header: t('waitlist.state'), cell: ({ state }) => state ?? '—' },
    {
      key: 'texts',
      header: t('waitlist.texts'),
      cell: ({ wantsTexts }) => t(wantsTexts ? 'waitlist.yes' : 'waitlist.no'),
    },
    { key: 'source', header: t('waitlist.source'), cell: ({ source }) => source ?? '—' },
    { key: 'joined', header: t('waitlist.joined'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    {
      key: 'confirmed',
      header: t('waitlist.confirmed'),
      cell: ({ confirmedAt }) => (
        <StatusBadge tone={confirmedAt ? 'success' : 'neutral'}>
          {t(confirmedAt ? 'waitlist.isConfirmed' : 'waitlist.isOpen')}
        </StatusBadge>
      ),
    },
  ];
}

/** The signup's ID, for finding it in a log. */
const Id = styled.small`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 400;
  overflow-wrap: anywhere;
`;
