import { HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { JobMatch } from '#entities/worker/index.ts';
import type { ApplicableJob } from '#features/job/quick-apply/index.ts';
import { Button, EmptyState, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import { MatchCard } from './MatchCard.tsx';

interface MatchesProps {
  readonly matches: {
    readonly data?: readonly JobMatch[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly onApply: (job: ApplicableJob) => void;
  readonly onProfile: () => void;
}

/** Up to three jobs with reasons. A near match is not called a fit (rules.md#job-matches). */
export function Matches({ matches, onApply, onProfile }: MatchesProps) {
  const { t } = useTranslation('worker-dashboard');
  const { data, isError, refetch } = matches;
  const others = data?.filter(({ fits }) => !fits) ?? [];
  const cards = (shown: readonly JobMatch[]) =>
    shown.map((match) => <MatchCard key={match.job.id} match={match} onApply={() => onApply(match.job)} />);
  return (
    <DashboardSection
      name="matches"
      title={t('matches.title')}
      more={<Link to="/jobs">{t('matches.all')}</Link>}
    >
      {!data && isError && <ErrorState title={t('matches.failed')} onRetry={refetch} />}
      {!data && !isError && <SkeletonList count={3} lines={4} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<HardHat />}
          title={t('matches.empty')}
          text={t('matches.emptyText')}
          action={<Button onClick={onProfile}>{t('progress.edit')}</Button>}
        />
      )}
      {data && data.length > 0 && (
        <Stack $gap={3}>
          {cards(data.filter(({ fits }) => fits))}
          {others.length > 0 && (
            <>
              <Others>{t(others.length < data.length ? 'matches.others' : 'matches.onlyOthers')}</Others>
              {cards(others)}
            </>
          )}
        </Stack>
      )}
    </DashboardSection>
  );
}

const Others = styled.p`
  margin-top: var(--space-2);
  color: var(--text-muted);
`;
