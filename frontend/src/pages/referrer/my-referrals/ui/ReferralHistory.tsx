import { useTranslation } from 'react-i18next';
import { TRACKER_STEPS } from '#contract/hiring/vocabulary/tracker-step.ts';
import { ReferralTimeline, type Referral } from '#entities/referral/index.ts';
import { Grid, Stack, Timeline, type TimelineItem } from '#shared/ui/index.ts';
import { trackerStep } from '../model/tracker.ts';

/** The five steps with what each means, beside what happened so far. */
export function ReferralHistory({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation('my-referrals');
  const step = trackerStep(referral.status);
  const isDone = referral.status === 'completed';
  const current = step === null ? -1 : TRACKER_STEPS.indexOf(step);
  const stateOf = (index: number): TimelineItem['state'] => {
    if (index < current || isDone) return 'done';
    return index === current ? 'current' : 'next';
  };
  const items = TRACKER_STEPS.map((name, index) => ({
    key: name,
    state: stateOf(index),
    title: t(`step.${name}`),
    detail: t(`description.${name}`),
  }));
  return (
    <Grid $min="260px" $gap={6} $stretch>
      {step && (
        <Stack $gap={3}>
          <h3>{t('history.steps')}</h3>
          <Timeline label={t('history.steps')} items={items} />
        </Stack>
      )}
      <Stack $gap={3}>
        <h3>{t('history.title')}</h3>
        <ReferralTimeline referral={referral} reader="referrer" />
      </Stack>
    </Grid>
  );
}
