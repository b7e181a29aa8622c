import { HardHat, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#entities/referral/index.ts';
import { useCompletedReferralsQuery } from '#entities/reward/index.ts';
import { ClaimPayoutDialog } from '#features/payment/claim-payout/index.ts';
import { VerifyReferralDialog } from '#features/referral/refer-worker/index.ts';
import type { AllRows } from '#shared/api/index.ts';
import { Button, EmptyState, LinkButton, Stack } from '#shared/ui/index.ts';
import { matching } from '../model/tracker.ts';
import { useTrackerFilters } from '../model/use-tracker-filters.ts';
import { ReferralFilters } from './ReferralFilters.tsx';
import { TrackerCard } from './TrackerCard.tsx';

export function TrackerList({ list }: { readonly list: AllRows<Referral> }) {
  const { t } = useTranslation('my-referrals');
  const { words, filter, setWords, setFilter, showAll } = useTrackerFilters();
  const [toVerify, setToVerify] = useState<Referral | null>(null);
  const [toClaim, setToClaim] = useState<string | null>(null);
  const { data: rewards = [] } = useCompletedReferralsQuery(undefined);
  const rewardOf = (id: string) => rewards.find((reward) => reward.id === id) ?? null;
  const shown = matching(list.rows, words, filter);

  if (list.rows.length === 0) {
    return (
      <EmptyState
        icon={<HardHat />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<LinkButton to="/jobs">{t('empty.action')}</LinkButton>}
      />
    );
  }
  return (
    <Stack $gap={4}>
      <ReferralFilters
        words={words}
        onWords={setWords}
        filter={filter}
        onFilter={setFilter}
        shown={shown.length}
      />
      {!list.isComplete && <p>{t('newestOnly', { count: list.rows.length })}</p>}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('noMatch.title')}
          text={t('noMatch.text')}
          action={<Button onClick={showAll}>{t('noMatch.action')}</Button>}
        />
      )}
      {shown.map((referral) => (
        <TrackerCard
          key={referral.id}
          referral={referral}
          reward={rewardOf(referral.id)}
          onVerify={() => setToVerify(referral)}
          onClaim={() => setToClaim(referral.id)}
        />
      ))}
      <VerifyReferralDialog referral={toVerify} onClose={() => setToVerify(null)} />
      <ClaimPayoutDialog
        reward={toClaim === null ? null : rewardOf(toClaim)}
        onClose={() => setToClaim(null)}
      />
    </Stack>
  );
}
