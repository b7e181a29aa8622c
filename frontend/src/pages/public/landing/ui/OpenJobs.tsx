import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  goodPayOf,
  HIGH_BONUS,
  IndustryTabs,
  PayFilters,
  useJobs,
  type IndustryChoice,
  type JobList,
  type JobsFilter,
  type PayFilter,
  type Specialty,
} from '#entities/job/index.ts';
import { contextOfAddress } from '#entities/referral-context/index.ts';
import { useRememberedPlace } from '#entities/place/index.ts';
import { useStoredJobs } from '#shared/kept/index.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { AskIntent } from '#widgets/ask-intent/index.ts';
import { JobList as Cards } from '#widgets/job-list/index.ts';
import { FindJobs } from './FindJobs.tsx';
import { Section, SectionHead } from './Section.tsx';

const SHOWN = 6;
/** A typical commute in miles. */
const NEARBY = 50;

interface Filter extends PayFilter {
  readonly industry: IndustryChoice;
  readonly specialty: Specialty | null;
}

const AT_FIRST: Filter = { industry: 'construction', specialty: null, highBonus: false, goodPay: false };

export function OpenJobs() {
  const { t } = useTranslation('landing');
  // A shared job appears above, with the same question.
  const isRequestedAbove = Boolean(contextOfAddress(useLocation().search)?.jobId);
  const [filter, setFilter] = useState(AT_FIRST);
  const { industry, specialty, highBonus, goodPay } = filter;
  const { list, place } = useNearJobs({
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
        <h2 id="jobs-title">{place ? t('jobs.near', { place }) : t('jobs.title')}</h2>
        <p>{t('jobs.lead')}</p>
      </SectionHead>
      {!isRequestedAbove && <AskIntent about="jobs" />}
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
      <Cards list={list} skeletons={SHOWN} emptyAction={all} end={<Foot>{all}</Foot>} />
    </Section>
  );
}

/**
 * Jobs near the last searched place, or from everywhere if that finds none or no place is known
 * (rules.md#visitor-place).
 */
function useNearJobs(filter: JobsFilter): { readonly list: JobList; readonly place: string } {
  const place = useRememberedPlace();
  const near = useJobs(
    { ...filter, location: place, radius: NEARBY, sort: 'distance' },
    { skip: place === '' },
  );
  const isNear = place !== '' && (near.isLoading || near.isError || near.jobs.length > 0);
  const anywhere = useJobs(filter, { skip: isNear });
  useStoredJobs((isNear ? near : anywhere).jobs);
  return isNear ? { list: near, place } : { list: anywhere, place: '' };
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-6);
`;
