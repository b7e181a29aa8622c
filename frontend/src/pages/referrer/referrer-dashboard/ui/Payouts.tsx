import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TierBadge } from '#entities/reward/index.ts';
import { ClaimStatus } from '#features/payment/claim-payout/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Card, ErrorState, Inline, SkeletonList, Stack } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import { earningsByMonth } from '../model/earnings-by-month.ts';
import type { DashboardData } from '../model/use-dashboard.ts';
import { EarningsChart } from './EarningsChart.tsx';

/** rules.md#short-lists */
const SHOWN = 3;

interface PayoutsProps {
  readonly data: DashboardData;
  readonly onClaim: (referralId: string) => void;
}

export function Payouts({ data, onClaim }: PayoutsProps) {
  const { t, i18n } = useTranslation('referrer-dashboard');
  const { payouts, payoutsFailed, referrals = [] } = data;
  const months = earningsByMonth(referrals);
  return (
    <DashboardSection
      name="payouts"
      title={t('payouts.title')}
      more={payouts && payouts.length > SHOWN && <Link to="/my-referrals">{t('payouts.all')}</Link>}
    >
      {payoutsFailed && <ErrorState title={t('payouts.failed')} onRetry={data.retry} />}
      {!payouts && !payoutsFailed && <SkeletonList count={1} lines={2} />}
      {payouts?.length === 0 && <p>{t('payouts.none')}</p>}
      {payouts?.slice(0, SHOWN).map((reward) => (
        <Card
          key={reward.id}
          as="article"
          $tight
          $mark={reward.claim.state === 'ready'}
          aria-label={reward.workerName}
        >
          <Stack $gap={2}>
            <Inline $justify="space-between" $gap={2}>
              <Worker>{reward.workerName}</Worker>
              <TierBadge tier={reward.tier} />
            </Inline>
            <Quiet>{t('payouts.job', { title: reward.jobTitle, company: reward.company })}</Quiet>
            <ClaimStatus
              reward={reward}
              block
              onClaim={() => onClaim(reward.id)}
              label={t('payouts.claim', { amount: formatAmount(reward.basePayout, i18n.language) })}
            />
          </Stack>
        </Card>
      ))}
      {months.length > 0 && <EarningsChart months={months} />}
    </DashboardSection>
  );
}

const Worker = styled.h3`
  font-size: var(--size-20);
`;

const Quiet = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
