import { useTranslation } from 'react-i18next';
import { AddressTabs } from '#shared/ui/index.ts';
import { AdminLayout } from '#widgets/admin-layout/index.ts';
import { DecisionList } from '#widgets/admin-lists/index.ts';
import { AppealsTab } from './appeals/AppealsTab.tsx';
import { Queue } from './queue/Queue.tsx';

const TABS = ['cases', 'appeals', 'decisions'] as const;

/** The moderators' page, closed to all others like the admin panel (rules.md#admins-only-screens). */
export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const content = { cases: <Queue />, appeals: <AppealsTab />, decisions: <DecisionList /> };
  return (
    <AdminLayout title={t('title')} lead={t('lead')}>
      <AddressTabs label={t('tabs.label')} tabs={TABS} words={(tab) => t(`tabs.${tab}`)} content={content} />
    </AdminLayout>
  );
}
