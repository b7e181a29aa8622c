import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  IndustryTabs,
  industryOf,
  specialtyOf,
  useJobs,
  type IndustryChoice,
  type Specialty,
} from '../../../entities/job/index.ts';
import { Button, Page, PageHeader } from '../../../shared/ui/index.ts';
import { JobList } from '../../../widgets/job-list/index.ts';

const PAGE_SIZE = 20;
const SKELETONS = 6;

/** Every open job, for whoever knows the right person. The filter stands in the address. */
export function HomePage() {
  const { t } = useTranslation('jobs');
  const [search, setSearch] = useSearchParams();
  const industry = industryOf(search.get('industry'));
  const specialty = specialtyOf(industry, search.get('work'));
  const list = useJobs({ industry, q: specialty ?? undefined, limit: PAGE_SIZE });
  const filter = (nextIndustry: IndustryChoice, nextSpecialty: Specialty | null): void => {
    setSearch({ industry: nextIndustry, ...(nextSpecialty ? { work: nextSpecialty } : {}) });
  };
  return (
    <Page>
      <PageHeader title={t('home.title')} lead={t('home.lead')} />
      <IndustryTabs withAll industry={industry} specialty={specialty} onChange={filter} />
      <JobList
        list={list}
        skeletons={SKELETONS}
        heading="h2"
        emptyAction={
          industry !== 'all' && (
            <Button variant="primary" onClick={() => filter('all', null)}>
              {t('list.showAll')}
            </Button>
          )
        }
      />
    </Page>
  );
}
