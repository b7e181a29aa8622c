import { useTranslation } from 'react-i18next';
import { useTabParam } from '#shared/lib/index.ts';
import { BelowList, Page, PageHeader, Stack, Tabs } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { ExportForms } from './ExportForms.tsx';
import { FormList } from './FormList.tsx';
import { I9Settings } from './I9Settings.tsx';

/** The employer's Form I-9s: those due and all of them (rules.md#i9-dates). */
export function I9BoardPage() {
  const { t } = useTranslation('i9-employer');
  const [tab, open] = useTabParam(['due', 'all']);
  return (
    <EmployerPage page={t('board.title')}>
      {() => (
        <Page>
          <PageHeader title={t('board.title')} lead={t('board.lead')} />
          <Stack $gap={6}>
            <Tabs
              label={t('board.title')}
              value={tab}
              onChange={open}
              tabs={[
                { value: 'due', label: t('board.due'), content: <FormList isDue /> },
                { value: 'all', label: t('board.all'), content: <FormList isDue={false} /> },
              ]}
            />
            <BelowList>
              <Stack $gap={6}>
                <ExportForms />
                <I9Settings />
              </Stack>
            </BelowList>
          </Stack>
        </Page>
      )}
    </EmployerPage>
  );
}
