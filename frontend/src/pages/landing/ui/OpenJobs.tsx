import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IndustryTabs, useJobs, type IndustryChoice, type Specialty } from '../../../entities/job/index.ts';
import { LinkButton } from '../../../shared/ui/index.ts';
import { JobList } from '../../../widgets/job-list/index.ts';
import { Section, SectionHead } from './Section.tsx';

const SHOWN = 6;

interface Filter {
  readonly industry: IndustryChoice;
  readonly specialty: Specialty | null;
}

export function OpenJobs() {
  const { t } = useTranslation('landing');
  const [{ industry, specialty }, setFilter] = useState<Filter>({
    industry: 'construction',
    specialty: null,
  });
  const list = useJobs({ industry, q: specialty ?? undefined, limit: SHOWN });
  const all = (
    <LinkButton to={`/jobs?industry=${list.jobs.length > 0 ? industry : 'all'}`}>{t('jobs.all')}</LinkButton>
  );
  return (
    <Section id="jobs" $ground="sunken" aria-labelledby="jobs-title">
      <SectionHead>
        <h2 id="jobs-title">{t('jobs.title')}</h2>
        <p>{t('jobs.lead')}</p>
      </SectionHead>
      <IndustryTabs
        industry={industry}
        specialty={specialty}
        onChange={(nextIndustry, nextSpecialty) =>
          setFilter({ industry: nextIndustry, specialty: nextSpecialty })
        }
      />
      <JobList list={list} skeletons={SHOWN} emptyAction={all} end={<Foot>{all}</Foot>} />
    </Section>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-6);
`;
