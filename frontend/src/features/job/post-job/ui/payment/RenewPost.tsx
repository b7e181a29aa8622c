import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { ChargeNotice, useCardChoice } from '#entities/payment/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, ErrorState, RadioGroup, Skeleton } from '#shared/ui/index.ts';
import { useCanPostJobQuery, useRenewPostMutation } from '../../api/post-job-api.ts';
import { usePayPost, type CollectPost } from '../../model/use-pay-post.ts';
import { usePackageCharge } from '../../model/use-package-charge.ts';
import { usePackageOptions } from './use-package-options.tsx';

const FREE = 'free';

interface RenewPostProps {
  readonly job: Job;
  readonly collect: CollectPost;
  readonly onPaid: () => unknown;
}

/** Renews an expired post with another package or a free post. */
export function RenewPost({ job, collect, onPaid }: RenewPostProps) {
  const { t, i18n } = useTranslation('post-job');
  const [choice, setChoice] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { options, isError, retry } = usePackageOptions();
  const { renew } = usePayPost(collect);
  const card = useCardChoice();
  const { amount, action } = usePackageCharge(choice, card);
  const takeFree = useFreePost(job.id);
  const { data: eligibility } = useCanPostJobQuery(undefined);
  const hasFree = eligibility?.canPost !== false;
  const post = async (): Promise<void> => {
    setMissing(choice === '');
    if (choice === '') return;
    const isPosted = choice === FREE ? await takeFree() : await renew(job.id, choice, card.isOther);
    if (isPosted) await onPaid();
  };
  if (isError) return <ErrorState title={t('enhanced.packagesFailed')} onRetry={retry} />;
  if (!options) return <Skeleton $height="420px" aria-hidden />;
  const free = { value: FREE, label: t('enhanced.free'), description: t('renew.freeText') };
  return (
    <>
      <Callout tone="warning" title={t('renew.title')}>
        {t('renew.text', { date: formatDate(job.onlineUntil ?? '', i18n.language, 'date') })}
      </Callout>
      <RadioGroup
        name="renew"
        label={t('renew.choice')}
        value={choice}
        error={isMissing && choice === '' ? t('renew.missing') : undefined}
        onChange={setChoice}
        options={hasFree ? [...options, free] : options}
      />
      <ChargeNotice amount={amount} choice={card} />
      <Button variant="primary" onClick={post}>
        {choice === FREE || choice === '' ? t('renew.submit') : action}
      </Button>
    </>
  );
}

function useFreePost(id: string): () => Promise<boolean> {
  const { t } = useTranslation('post-job');
  const [renewPost] = useRenewPostMutation();
  return async () => {
    const { error } = await renewPost({ id, packageId: null });
    if (!error) showToast({ title: t('success'), variant: 'success' });
    else if (isApiError(error) && error.status === 402) {
      showToast({ title: t('noPostsTitle'), description: t('renew.noPosts'), variant: 'destructive' });
    } else showFailure(error, t('failed'));
    return !error;
  };
}
