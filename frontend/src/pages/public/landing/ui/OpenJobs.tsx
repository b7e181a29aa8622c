import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  goodPayOf,
  HIGH_BONUS,
  IndustryTabs,
  PayFilters,
  useJobs,
  type IndustryChoice,
  type PayFilter,
  type Specialty,
} from '#entities/job/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { JobList } from '#widgets/job-list/index.ts';
import { FindJobs } from './FindJobs.tsx';
import { Section, SectionHead } from './Section.tsx';

const SHOWN = 6;

interface Filter extends PayFilter {
  readonly industry: IndustryChoice;
  readonly specialty: Specialty | null;
}

const AT_FIRST: Filter = { industry: 'construction', specialty: null, highBonus: false, goodPay: false };

export function OpenJobs() {
  const { t } = useTranslation('landing');
  const [filter, setFilter] = useState(AT_FIRST);
  const { industry, specialty, highBonus, goodPay } = filter;
  const list = useJobs({
    industry,
    q: specialty ?? undefined,
    minBonus: highBonus ? HIGH_BONUS : undefined,
    minPay: goodPay ? goodPayOf(industry) : undefined,
    limit: SHOWN,
  });
  const all = <LinkButton to="/jobs">{t('jobs.all')}</LinkButton>;
  return (
    <Section id="jobs" $ground="sunken" aria-labelledby="jobs-title">
      <SectionHead>
        <h2 id="jobs-title">{t('jobs.title')}</h2>
        <p>{t('jobs.lead')}</p>
      </SectionHead>
      <FindJobs />
      <IndustryTabs
        industry={industry}
        specialty={specialty}
        onChange={(nextIndustry, nextSpecialty) =>
          setFilter({ ...filter, industry: nextIndustry, specialty: nextSpecialty })
        }
      >
        <PayFilters
          filter={filter}
          industry={industry}
          onChange={(offer) => setFilter({ ...filter, ...offer })}
        />
      </IndustryTabs>
      <JobList list={list} skeletons={SHOWN} emptyAction={all} end={<Foot>{all}</Foot>} />
    </Section>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-6);
`;
