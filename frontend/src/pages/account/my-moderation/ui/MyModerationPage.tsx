import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { useTabParam } from '#shared/lib/index.ts';
import { Page, PageHeader, Stack, Tabs } from '#shared/ui/index.ts';
import { DecisionList } from './DecisionList.tsx';
import { MyReportList } from './MyReportList.tsx';

const TABS = ['decisions', 'reports'] as const;

/** What moderators decided about someone, and what became of what they reported (rules.md#appeals). */
export function MyModerationPage() {
  const { t } = useTranslation('my-moderation');
  const [open, openTab] = useTabParam(TABS);
  const content = { decisions: <DecisionList />, reports: <MyReportList /> };
  return (
    <RequireSignIn>
      <Page $width="form">
        <PageHeader title={t('title')} lead={t('lead')} />
        <Tabs
          label={t('tabs.label')}
          value={open}
          onChange={openTab}
          tabs={TABS.map((tab) => ({
            value: tab,
            label: t(`tabs.${tab}`),
            content: (
              <Stack as="section" aria-label={t(`tabs.${tab}`)}>
                {content[tab]}
              </Stack>
            ),
          }))}
        />
      </Page>
    </RequireSignIn>
  );
}
