import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { ChargeNotice, isSettled, useCardChoice } from '#entities/payment/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, Card, ErrorState, RadioGroup, Skeleton, Stack } from '#shared/ui/index.ts';
import { useBoostJobMutation, useJobBoostsQuery, usePostingPlanQuery } from '../../api/post-job-api.ts';
import { useJobUntil } from '../../model/use-job-until.ts';
import type { CollectPost } from '../../model/use-pay-post.ts';

const PLAN = 'plan';

interface BoostPostProps {
  readonly job: Job;
  readonly collect: CollectPost;
  readonly onPaid: () => unknown;
}

/** Moves an open job to the top of the lists for some days (rules.md#featured-first). */
export function BoostPost(props: BoostPostProps) {
  const { t, i18n } = useTranslation('post-job');
  const { job } = props;
  if (!job.isActive) return null;
  return (
    <Card aria-labelledby="job-boost">
      <Stack $gap={4} $align="start">
        <h2 id="job-boost">{t('boost.heading')}</h2>
        {job.isFeatured && job.featuredUntil ? (
          <Callout tone="success">
            {t('boost.running', { date: formatDate(job.featuredUntil, i18n.language, 'date') })}
          </Callout>
        ) : (
          <p>{t('boost.lead')}</p>
        )}
        <Choice {...props} />
      </Stack>
    </Card>
  );
}

function Choice({ job, collect, onPaid }: BoostPostProps) {
  const { t, i18n } = useTranslation('post-job');
  const [choice, setChoice] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { options, isError, retry, priceOf } = useBoostOptions();
  const card = useCardChoice();
  const due = priceOf(choice);
  const isCharged = card.isCharged && Number(due) > 0;
  const [order] = useBoostJobMutation();
  const jobUntil = useJobUntil();
  const boost = async (): Promise<void> => {
    setMissing(choice === '');
    if (choice === '') return;
    const { data, error } = await order({
      id: job.id,
      packageId: choice === PLAN ? null : choice,
      otherCard: card.isOther,
    });
    if (error) return showFailure(error, t('boost.failed'));
    if (!(await isSettled(data, collect))) return;
    await jobUntil(
      job.id,
      ({ featuredUntil }) => featuredUntil !== null && featuredUntil !== job.featuredUntil,
    );
    showToast({ title: t('boost.done'), description: t('boost.doneText'), variant: 'success' });
    await onPaid();
  };
  if (isError) return <ErrorState title={t('boost.loadFailed')} onRetry={retry} />;
  if (!options) return <Skeleton $height="180px" aria-hidden />;
  return (
    <>
      <RadioGroup
        name="boost"
        label={t('boost.choice')}
        value={choice}
        error={isMissing && choice === '' ? t('boost.missing') : undefined}
        onChange={setChoice}
        options={options}
      />
      <ChargeNotice amount={due} choice={card} />
      <Button onClick={boost}>
        {isCharged
          ? t('boost.pay', { amount: formatAmount(due, i18n.language, 'always') })
          : t('boost.submit')}
      </Button>
    </>
  );
}

/** Boosts for sale, and those left in the plan. */
function useBoostOptions() {
  const { t, i18n } = useTranslation('post-job');
  const boosts = useJobBoostsQuery(undefined);
  const plan = usePostingPlanQuery(undefined);
  const left = plan.data?.featuredRemaining ?? 0;
  const ofPlan = {
    value: PLAN,
    label: t('boost.plan'),
    description: left === -1 ? t('boost.planNoLimit') : t('boost.planLeft', { count: left }),
  };
  const bought = boosts.data?.map(({ id, price, duration }) => ({
    value: id,
    label: t('boost.days', { count: duration, price: formatAmount(price, i18n.language) }),
    description: t('boost.daysText'),
  }));
  const options =
    bought && plan.data !== undefined ? [...(left === 0 ? [] : [ofPlan]), ...bought] : undefined;
  return {
    options,
    /** In dollars; what the plan includes costs nothing. */
    priceOf: (choice: string): string => boosts.data?.find(({ id }) => id === choice)?.price ?? '0',
    isError: (boosts.isError && !boosts.data) || (plan.isError && !plan.data),
    retry: () => [boosts.refetch(), plan.refetch()],
  };
}
