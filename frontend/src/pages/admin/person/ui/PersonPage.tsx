import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AdminPerson } from '#contract/admin/person.ts';
import { AccountBadge, RoleBadge } from '#entities/admin/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { ChangeRole } from '#features/account/change-user-role/index.ts';
import { ModeratePerson } from '#features/moderation/decide/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { EmptyState, ErrorState, Inline, LinkButton, SkeletonList } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { useAdminPersonQuery } from '../api/person-api.ts';
import { PersonTabs } from './PersonTabs.tsx';
import { SignOutPerson } from './SignOutPerson.tsx';

/** The person does not exist, or the ID is invalid. */
const NOBODY: ReadonlySet<unknown> = new Set([400, 404]);

/** Everything about one person, and the admin's actions (rules.md#person-page). */
export function PersonPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('admin');
  const { user } = useCurrentUser();
  const found = useAdminPersonQuery(id, {
    skip: user?.userType !== 'admin',
    refetchOnMountOrArgChange: true,
  });
  const person = found.currentData;
  return (
    <AdminLayout
      title={person ? `${person.firstName} ${person.lastName}` : t('person.title')}
      above={person && <AccountStatus person={person} />}
      actions={person && <Actions person={person} />}
    >
      {person ? (
        <PersonTabs key={id} person={person} />
      ) : (
        <NotThere error={found.error} onRetry={found.refetch} />
      )}
    </AdminLayout>
  );
}

function AccountStatus({ person: { userType, status } }: { readonly person: AdminPerson }) {
  return (
    <Inline $gap={2}>
      <RoleBadge role={userType} />
      <AccountBadge status={status} />
    </Inline>
  );
}

function Actions({ person }: { readonly person: AdminPerson }) {
  return (
    <>
      <ChangeRole user={person} />
      <SignOutPerson person={person} />
      {person.actions.includes('moderate') && (
        <ModeratePerson person={{ ...person, isShutOut: person.status === 'suspended' }} />
      )}
    </>
  );
}

function NotThere({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const { t } = useTranslation('admin');
  if (!error) return <SkeletonList count={1} lines={8} />;
  if (!isApiError(error) || !NOBODY.has(error.status)) {
    return <ErrorState title={t('person.failed')} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={<UserX />}
      title={t('person.unknown')}
      action={<LinkButton to="/admin-panel">{t('person.find')}</LinkButton>}
    />
  );
}
