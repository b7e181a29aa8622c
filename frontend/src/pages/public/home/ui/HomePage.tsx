import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { JobBrowser } from '#widgets/job-list/index.ts';

/** Every open job, for visitors who know the right person. */
export function HomePage() {
  const { t } = useTranslation('jobs');
  return (
    <Page>
      <PageHeader compact title={t('home.title')} lead={t('home.lead')} />
      <JobBrowser startsWith="construction" />
    </Page>
  );
}
