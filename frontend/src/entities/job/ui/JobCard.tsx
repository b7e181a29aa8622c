import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Job } from '#contract/jobs/posting/job.ts';
import { Card, Inline } from '#shared/ui/index.ts';
import { JobBonus } from './JobBonus.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobFlags } from './JobFlags.tsx';

interface JobCardProps {
  readonly job: Job;
  /** The loud button first, then the quiet ones. */
  readonly actions?: ReactNode;
  /** The level of the title under the page's headings. */
  readonly heading?: 'h2' | 'h3';
}

/** The bonus first, then the work, then what to do about it (rules.md#job-card). */
export function JobCard({ job, actions, heading: Heading = 'h3' }: JobCardProps) {
  return (
    <Box as="article" aria-labelledby={`job-${job.id}`}>
      <Inline $gap={2}>
        <JobBonus amount={job.referralBonus} />
        <JobFlags job={job} />
      </Inline>
      <div>
        <Heading id={`job-${job.id}`}>
          <TitleLink to={`/job/${job.id}`}>{job.title}</TitleLink>
        </Heading>
        <Company>{job.company}</Company>
      </div>
      <JobFacts job={job} />
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
`;

const TitleLink = styled(Link)`
  color: var(--text);
  font-size: var(--size-26);
  text-decoration: none;
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
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--text-muted);
`;

/** Above the link that covers the card. */
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-1);
  > * {
    padding-inline: 12px;
  }
  > :first-child {
    flex: 1;
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
