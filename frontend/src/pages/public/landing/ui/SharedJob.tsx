import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { JobCard, useJobQuery } from '#entities/job/index.ts';
import { useIntent } from '#entities/session/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Skeleton } from '#shared/ui/index.ts';
import { AskIntent } from '#widgets/ask-intent/index.ts';
import { JobActions, useMyDistance } from '#widgets/job-list/index.ts';

/** A shared link is about one job, so it appears first. A job that is gone shows nothing. */
export function SharedJob({ jobId }: { readonly jobId: string }) {
  const { t } = useTranslation('landing');
  const leads = useIntent() === 'work' ? 'pay' : 'bonus';
  const withDistance = useMyDistance();
  const { data: job, isError } = useJobQuery(jobId);
  if (isError) return null;
  return (
    <Band aria-labelledby="shared-job">
      <Inner>
        <div>
          <h2 id="shared-job">{t('shared.title')}</h2>
          <p>{t('shared.text')}</p>
          <AskIntent about="job" />
        </div>
        {job ? (
          <JobCard job={withDistance(job)} leads={leads} actions={<JobActions job={job} />} />
        ) : (
          <Skeleton $height="300px" aria-hidden />
        )}
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: calc(var(--page-width) + 2 * var(--space-6));
  margin-inline: auto;
  padding: var(--space-6) var(--space-4);
  > div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-3);
  }
  h2 {
    font-size: var(--size-34);
  }
  ${onWide} {
    grid-template-columns: 1fr 1.2fr;
    gap: var(--space-8);
    padding: var(--space-8) var(--space-6);
  }
`;
