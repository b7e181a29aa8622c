import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../../shared/ui/index.ts';
import { JobBrowser } from '../../../widgets/job-list/index.ts';
import { JobSearch } from './JobSearch.tsx';

/** Search and browse every open job (decision 17). */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q')?.trim() || null;
  const look = (next: string): void => {
    const industry = search.get('industry');
    setSearch({ ...(industry ? { industry } : {}), ...(next ? { q: next } : {}) });
  };
  return (
    <Page>
      <PageHeader title={t('browse.title')} lead={t('browse.lead')} />
      <JobSearch words={words ?? ''} onSearch={look} />
      <JobBrowser startsWith="all" words={words} />
    </Page>
  );
}
