import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { AddressTabs, Page, PageHeader } from '#shared/ui/index.ts';
import { DecisionList } from './DecisionList.tsx';
import { MyReportList } from './MyReportList.tsx';

const TABS = ['decisions', 'reports'] as const;

/** The moderators' decisions about the user and the outcome of the user's reports (rules.md#appeals). */
export function MyModerationPage() {
  const { t } = useTranslation('my-moderation');
  const content = { decisions: <DecisionList />, reports: <MyReportList /> };
  return (
    <RequireSignIn>
      <Page $width="form">
        <PageHeader title={t('title')} lead={t('lead')} />
        <AddressTabs
          label={t('tabs.label')}
          tabs={TABS}
          words={(tab) => t(`tabs.${tab}`)}
          content={content}
        />
      </Page>
    </RequireSignIn>
  );
}
