import { useTranslation } from 'react-i18next';
import { useTabParam } from '#shared/lib/index.ts';
import { LinkButton, Page, PageHeader, Tabs } from '#shared/ui/index.ts';
import { AdminOnly } from '#widgets/admin-only/index.ts';
import { AppealsTab } from './appeals/AppealsTab.tsx';
import { DecisionsTab } from './DecisionsTab.tsx';
import { Queue } from './queue/Queue.tsx';

const TABS = ['cases', 'appeals', 'decisions'] as const;

/** Where moderators decide; it refuses everybody else like the admin panel (rules.md#admins-only-screens). */
export function ModerationPage() {
  const { t } = useTranslation(['moderation', 'admin']);
  return (
    <AdminOnly page={t('title')} title={t('admin:refused.denied')} text={t('admin:refused.panel')}>
      <Moderation />
    </AdminOnly>
  );
}

function Moderation() {
  const { t } = useTranslation('moderation');
  const [open, openTab] = useTabParam(TABS);
  const content = { cases: <Queue />, appeals: <AppealsTab />, decisions: <DecisionsTab /> };
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<LinkButton to="/admin-dashboard">{t('dashboard')}</LinkButton>}
      />
      <Tabs
        label={t('tabs.label')}
        value={open}
        onChange={openTab}
        tabs={TABS.map((tab) => ({
          value: tab,
          label: t(`tabs.${tab}`),
          content: <section aria-label={t(`tabs.${tab}`)}>{content[tab]}</section>,
        }))}
      />
    </Page>
  );
}
