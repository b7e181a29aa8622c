import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { JobFacts } from '#entities/job/index.ts';
import { FitList, type JobMatch } from '#entities/worker/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Button, Card, LinkButton, VisuallyHidden } from '#shared/ui/index.ts';

interface MatchCardProps {
  readonly match: JobMatch;
  readonly onApply: () => void;
}

/** A job that suits the worker: what matches, what is missing, and the actions. */
export function MatchCard({ match, onApply }: MatchCardProps) {
  const { t } = useTranslation(['worker-dashboard', 'worker', 'jobs']);
  const { job, matched, missing } = match;
  return (
    <Box as="article" aria-labelledby={`match-${job.id}`}>
      <div>
        <h3 id={`match-${job.id}`}>
          <Link to={`/job/${job.id}`}>{job.title}</Link>
        </h3>
        <Company>{job.company}</Company>
        <JobFacts job={job} />
      </div>
      <Reasons>
        {matched.length + missing.length === 0 && <p>{t('matches.unknown')}</p>}
        <FitList
          kind="fit"
          title={t('matches.fits')}
          items={matched}
          say={(kind, value) => t(`matches.fit.${kind}`, { value })}
        />
        <FitList
          kind="lack"
          title={t('matches.lacks')}
          items={missing}
          say={(kind, value) => t(`matches.lack.${kind}`, { value })}
        />
      </Reasons>
      <Actions>
        <Button onClick={onApply}>
          {t('worker:apply.quick')}
          <VisuallyHidden> {t('matches.applyTo', { job: job.title })}</VisuallyHidden>
        </Button>
        <LinkButton to={`/job/${job.id}`}>
          {t('matches.details')}
          <VisuallyHidden> {t('matches.applyTo', { job: job.title })}</VisuallyHidden>
        </LinkButton>
      </Actions>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  && {
    padding: var(--space-4);
  }
  h3 a {
    color: var(--text);
    font-size: var(--size-26);
    text-decoration: none;
    &:hover {
      color: var(--link);
      text-decoration: underline;
    }
  }
  ${onWide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) auto;
    gap: var(--space-6);
    && {
      padding: var(--space-5);
    }
  }
`;

const Company = styled.p`
  margin-block: 2px var(--space-3);
  color: var(--text-muted);
  font-weight: 500;
`;

const Reasons = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  > p {
    color: var(--text-muted);
  }
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  > :first-child {
    flex: 1;
  }
  ${onWide} {
    flex-direction: column;
    > :first-child {
      flex: none;
    }
  }
`;
