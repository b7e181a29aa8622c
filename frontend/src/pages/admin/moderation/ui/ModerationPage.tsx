import { Flag, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import { EmptyState, LinkButton, Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { PlaceholderPage } from '#widgets/placeholder-page/index.ts';

/** Where moderators decide reports (rules.md#empty-until-built); it refuses everybody else like the admin panel (rules.md#admins-only-screens). */
export function ModerationPage() {
  const { t } = useTranslation('placeholder');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) {
    return (
      <Page>
        <SkeletonList count={3} />
      </Page>
    );
  }
  if (user?.userType === 'admin')
    return <PlaceholderPage name="moderation" icon={Flag} to="/admin-dashboard" />;
  return (
    <Page>
      <PageHeader title={t('moderation.title')} />
      <EmptyState
        icon={<ShieldX />}
        title={t('adminsOnly.title')}
        text={t('adminsOnly.text')}
        action={
          <LinkButton to="/" variant="primary">
            {t('adminsOnly.link')}
          </LinkButton>
        }
      />
    </Page>
  );
}
