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
import { Button } from '../../../shared/ui/index.ts';
import { JobList } from './JobList.tsx';

const PAGE_SIZE = 20;
const SKELETONS = 6;

interface JobBrowserProps {
  /** What an address without a trade shows. */
  readonly startsWith: IndustryChoice;
  /** The words that are looked for; null where the screen has no search. */
  readonly words?: string | null;
}

/** Every open job by trade and kind of work. The filter stands in the address: it can be sent on, and goes back. */
export function JobBrowser({ startsWith, words = null }: JobBrowserProps) {
  const { t } = useTranslation('jobs');
  const [search, setSearch] = useSearchParams();
  const industry = search.has('industry') ? industryOf(search.get('industry')) : startsWith;
  const specialty = specialtyOf(industry, search.get('work'));
  const list = useJobs({ industry, q: words ?? specialty ?? undefined, limit: PAGE_SIZE });
  const filter = (nextIndustry: IndustryChoice, nextSpecialty: Specialty | null): void => {
    setSearch({
      industry: nextIndustry,
      ...(nextSpecialty ? { work: nextSpecialty } : {}),
      // One phrase is looked for at a time: a kind of work takes the place of the words.
      ...(words !== null && !nextSpecialty ? { q: words } : {}),
    });
  };
  const isNarrow = industry !== 'all' || words !== null;
  return (
    <>
      <IndustryTabs withAll industry={industry} specialty={specialty} onChange={filter} />
      <JobList
        list={list}
        skeletons={SKELETONS}
        heading="h2"
        emptyAction={
          isNarrow && (
            <Button variant="primary" onClick={() => setSearch({ industry: 'all' })}>
              {t('list.showAll')}
            </Button>
          )
        }
      />
    </>
  );
}
