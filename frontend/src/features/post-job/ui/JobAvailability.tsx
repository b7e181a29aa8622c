import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Job } from '../../../../../backend/modules/hiring/contract/job.ts';
import { showFailure, showToast } from '../../../shared/toast/index.ts';
import { Button, Callout, Card, ConfirmDialog, Stack, StatusBadge } from '../../../shared/ui/index.ts';
import { useEditJobMutation } from '../model/post-calls.ts';
import { usePayPost, type CollectPost } from '../model/use-pay-post.ts';

interface JobAvailabilityProps {
  readonly job: Job;
  readonly collect: CollectPost;
  readonly onPaid: () => unknown;
}

/** Whether people can be referred: closing, reopening, and going on with a post that is not paid yet. */
export function JobAvailability({ job, collect, onPaid }: JobAvailabilityProps) {
  const { t } = useTranslation('post-job');
  const isUnpaid = job.postingType === 'paid' && job.paymentStatus !== 'paid';
  return (
    <Card aria-labelledby="job-availability">
      <Stack $gap={4} $align="start">
        <Head>
          <h2 id="job-availability">{t('edit.availability')}</h2>
          <StatusBadge tone={job.isActive ? 'success' : 'neutral'}>
            {t(job.isActive ? 'edit.active' : 'edit.inactive')}
          </StatusBadge>
        </Head>
        {isUnpaid ? <Unpaid job={job} collect={collect} onPaid={onPaid} /> : <Switch job={job} />}
      </Stack>
    </Card>
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

function Switch({ job }: { readonly job: Job }) {
  const { t } = useTranslation('post-job');
  const [edit] = useEditJobMutation();
  const [isAsking, setAsking] = useState(false);
  const step = job.isActive ? 'close' : 'reopen';
  const confirm = async (): Promise<void> => {
    const { error } = await edit({ id: job.id, isActive: !job.isActive });
    if (error) {
      showFailure(error, t(`edit.${step}.failed`));
      throw new Error('The job stays as it is');
    }
    showToast({ title: t(`edit.${step}.done`), variant: 'success' });
  };
  return (
    <>
      <p>{t(`edit.${step}.lead`)}</p>
      <Button variant={job.isActive ? 'danger' : 'secondary'} onClick={() => setAsking(true)}>
        {t(`edit.${step}.button`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`edit.${step}.title`)}
        description={t(`edit.${step}.text`)}
        confirmLabel={t(`edit.${step}.button`)}
        danger={job.isActive}
        onConfirm={confirm}
      />
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
