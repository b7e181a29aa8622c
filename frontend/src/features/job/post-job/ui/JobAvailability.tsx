import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '#contract/jobs/posting/job.ts';
import { postStep } from '#contract/jobs/vocabulary/posting.ts';
import { Button, Callout, Card, LinkButton, Stack, StatusBadge } from '#shared/ui/index.ts';
import { formatDate, lazyCode, useServerNow } from '#shared/lib/index.ts';
import { usePayPost, type CollectPost } from '../model/use-pay-post.ts';
import { RenewPost } from './payment/RenewPost.tsx';

const JobAvailabilityDialog = lazyCode(
  async () => (await import('./JobAvailabilityDialog.tsx')).JobAvailabilityDialog,
);

interface JobAvailabilityProps {
  readonly job: Job;
  readonly collect: CollectPost;
  readonly onPaid: () => unknown;
}

/** Closes or reopens a job, pays for an unpaid post, or renews an expired one. */
export function JobAvailability({ job, collect, onPaid }: JobAvailabilityProps) {
  const { t } = useTranslation('post-job');
  return (
    <Card aria-labelledby="job-availability">
      <Stack $gap={4} $align="start">
        <Head>
          <h2 id="job-availability">{t('edit.availability')}</h2>
          <StatusBadge tone={job.isActive ? 'success' : 'neutral'}>
            {t(job.isActive ? 'edit.active' : 'edit.inactive')}
          </StatusBadge>
        </Head>
        <Step job={job} collect={collect} onPaid={onPaid} />
      </Stack>
    </Card>
  );
}

function Step(props: JobAvailabilityProps) {
  const { heldReason, onlineUntil } = props.job;
  const now = useServerNow();
  const step = postStep(
    { ...props.job, onlineUntil: onlineUntil === null ? null : new Date(onlineUntil) },
    new Date(now),
  );
  if (step === null) return <Held reason={heldReason ?? ''} />;
  if (step === 'renew') return <RenewPost {...props} />;
  return step === 'pay' ? <Unpaid {...props} /> : <Switch job={props.job} step={step} />;
}

/** The owner cannot reopen the job, but can appeal the decision (rules.md#held-jobs). */
function Held({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('post-job');
  return (
    <>
      <Callout tone="danger" title={t('edit.heldTitle')}>
        {reason}
      </Callout>
      <LinkButton to="/my-moderation">{t('edit.heldMore')}</LinkButton>
    </>
  );
}

function Unpaid({ job, collect, onPaid }: JobAvailabilityProps) {
  const { t } = useTranslation('post-job');
  const { payFor } = usePayPost(collect);
  return (
    <>
      <Callout tone="warning" title={t('edit.unpaidTitle')}>
        {t('edit.unpaidText')}
      </Callout>
      <Button
        variant="primary"
        onClick={async () => {
          if (await payFor(job.id)) await onPaid();
        }}
      >
        {t('edit.pay')}
      </Button>
    </>
  );
}

interface SwitchProps {
  readonly job: Job;
  readonly step: 'close' | 'reopen';
}

function Switch({ job, step }: SwitchProps) {
  const { t, i18n } = useTranslation('post-job');
  /** Does not change when the job changes under the open dialog. */
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  return (
    <>
      <div>
        <p>{t(`edit.${step}.lead`)}</p>
        {job.onlineUntil && (
          <p>
            {t(step === 'close' ? 'edit.onlineUntil' : 'edit.paidUntil', {
              date: formatDate(job.onlineUntil, i18n.language, 'date'),
            })}
          </p>
        )}
      </div>
      <Button variant={step === 'close' ? 'danger' : 'secondary'} onClick={() => setAsked(step)}>
        {t(`edit.${step}.button`)}
      </Button>
      {asked && (
        <Suspense>
          <JobAvailabilityDialog job={job} step={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
`;
