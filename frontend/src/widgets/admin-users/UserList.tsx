import { Download, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  AccountBadge,
  FilteredTable,
  PersonLink,
  RoleBadge,
  useListFilter,
  useAdminUsersInfiniteQuery,
  type AdminUser,
} from '#entities/admin/index.ts';
import { ChangeRole } from '#features/account/change-user-role/index.ts';
import { ModeratePerson } from '#features/moderation/decide/index.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { DateText, Inline, Stack, type Column } from '#shared/ui/index.ts';

export type Role = AdminUser['userType'];

interface UserListProps {
  /** Roles in the list's filter. */
  readonly roles: readonly Role[];
}

/** All accounts, with search, filter, export, and role changes. */
export function UserList({ roles }: UserListProps) {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const { q, filter } = state.current;
  const search = { ...(q && { q }), ...(filter && { role: filter }) };
  const list = useAdminUsersInfiniteQuery(search);
  const columns = useColumns();
  return (
    <Stack>
      <FilteredTable
        search={t('users.search')}
        state={state}
        filter={{
          label: t('users.role'),
          all: t('users.allRoles'),
          options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
        }}
        list={list}
        found={(count) => t('users.found', { count })}
        aside={
          <ProvenDownload
            to={`/api/admin/users.csv?${new URLSearchParams(search)}`}
            icon={<Download aria-hidden />}
          >
            {t('users.export')}
          </ProvenDownload>
        }
        caption={t('users.caption')}
        columns={columns}
        empty={{ icon: <Users />, title: t('users.empty'), text: t('list.emptyText') }}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<AdminUser>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      header: t('users.name'),
      main: true,
      cell: (user) => <PersonLink person={user} />,
    },
    { key: 'email', header: t('users.email'), cell: ({ email }) => <Address>{email}</Address> },
    { key: 'role', header: t('users.role'), cell: ({ userType }) => <RoleBadge role={userType} /> },
    { key: 'joined', header: t('users.joined'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: 'status', header: t('users.status'), cell: ({ status }) => <AccountBadge status={status} /> },
    {
      key: 'actions',
      header: t('users.actions'),
      cell: (user) => (
        <Inline $gap={2}>
          <ChangeRole user={user} />
          {user.actions.includes('moderate') && (
            <ModeratePerson person={{ ...user, isShutOut: user.status === 'suspended' }} />
          )}
        </Inline>
      ),
    },
  ];
}

/** Email addresses have no spaces to break at. */
const Address = styled.span`
  overflow-wrap: anywhere;
`;
