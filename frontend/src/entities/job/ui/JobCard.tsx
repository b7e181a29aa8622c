import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Job } from '#contract/jobs/posting/job.ts';
import { onPhone } from '#shared/theme/index.ts';
import { Card } from '#shared/ui/index.ts';
import { JobBonus } from './JobBonus.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobFlags } from './JobFlags.tsx';
import { JobPay } from './JobPay.tsx';

interface JobCardProps {
  readonly job: Job;
  /** The primary button first, then the quiet ones. */
  readonly actions?: ReactNode;
  /** The heading level of the title within the page. */
  readonly heading?: 'h2' | 'h3';
  /** The first line: the referral bonus or the pay. */
  readonly leads?: 'bonus' | 'pay';
  /** Whether to show "High bonus"; false if many jobs on the list have one (rules.md#job-flags). */
  readonly standsOut?: boolean;
}

/** The bonus or the pay first, then the job, then the actions (rules.md#job-card). */
export function JobCard({
  job,
  actions,
  heading: Heading = 'h3',
  leads = 'bonus',
  standsOut = true,
}: JobCardProps) {
  return (
    <Box as="article" aria-labelledby={`job-${job.id}`}>
      <Top>
        {leads === 'pay' ? <JobPay pay={job.payRate} /> : <JobBonus amount={job.referralBonus} />}
        <JobFlags job={job} withoutBonus={leads === 'pay' || !standsOut} />
      </Top>
      <div>
        <Heading id={`job-${job.id}`}>
          <TitleLink to={`/job/${job.id}`}>{job.title}</TitleLink>
        </Heading>
        <Company>{job.company}</Company>
      </div>
      <JobFacts job={job} withoutPay={leads === 'pay'} />
      <Description>{job.description}</Description>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  container: job-card / inline-size;
  && {
    padding: var(--space-4);
  }
  ${onPhone} {
    gap: 6px;
    && {
      padding: var(--space-3) var(--space-4);
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const TitleLink = styled(Link)`
  color: var(--text);
  font-size: var(--size-26);
  text-decoration: none;
  ${onPhone} {
    font-size: 1.375rem;
  }
  &:hover {
    color: var(--link);
    text-decoration: underline;
  }
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Company = styled.p`
  margin-top: 2px;
  color: var(--text-muted);
  font-weight: 500;
  ${onPhone} {
    margin-top: 0;
    font-size: var(--size-14);
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-muted);
  ${onPhone} {
    display: none;
  }
`;

/** Lifts the buttons above the link that covers the card. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-1);
  > * {
    padding-inline: 12px;
  }
  > :first-child {
    flex: 1;
  }
  ${onPhone} {
    gap: 6px;
    padding-top: 2px;
    > * {
      min-height: 44px;
      padding-inline: 11px;
    }
  }
  @container (min-width: 480px) {
    > * {
      padding-inline: 20px;
    }
    > :first-child {
      flex: none;
    }
  }
`;
