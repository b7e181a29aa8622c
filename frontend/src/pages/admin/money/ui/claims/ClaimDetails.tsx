import { useTranslation } from 'react-i18next';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { FactList, PersonLink } from '#entities/admin/index.ts';
import { Amount, Bullets, Button, Callout, DateText, Inline, Stack } from '#shared/ui/index.ts';

interface ClaimDetailsProps {
  readonly claim: RewardClaim;
  readonly onDecide: (approve: boolean) => void;
  readonly onExplain: () => void;
}

/** The facts for and against a claim, and the decision. */
export function ClaimDetails({ claim, onDecide, onExplain }: ClaimDetailsProps) {
  const { t } = useTranslation('admin-money');
  const { referrer, mayDecide, reasons, refusedBefore, decisionReason } = claim;
  const name = `${referrer.firstName} ${referrer.lastName}`;
  return (
    <Stack $gap={3}>
      {reasons.length > 0 && (
        <Callout tone="warning" title={t('claims.why')}>
          <Bullets>
            {reasons.map((reason) => (
              <li key={reason}>{t(`claims.reason.${reason}`, { count: claim.recentClaims })}</li>
            ))}
          </Bullets>
        </Callout>
      )}
      <ClaimFacts claim={claim} />
      {refusedBefore !== null && <p>{t('claims.refusedBefore', { reason: refusedBefore })}</p>}
      {decisionReason !== null && <p>{t('claims.decided', { reason: decisionReason })}</p>}
      <Inline $justify="space-between" $gap={3}>
        <Button aria-label={t('ledgerOf', { name })} onClick={onExplain}>
          {t('ledger')}
        </Button>
        {mayDecide && (
          <Inline $gap={2}>
            <Button aria-label={t('claims.refuseOf', { name })} onClick={() => onDecide(false)}>
              {t('claims.refuse')}
            </Button>
            <Button variant="primary" aria-label={t('claims.payOf', { name })} onClick={() => onDecide(true)}>
              {t('claims.pay')}
            </Button>
          </Inline>
        )}
      </Inline>
    </Stack>
  );
}

function ClaimFacts({ claim }: { readonly claim: RewardClaim }) {
  const { t } = useTranslation(['admin-money', 'reward']);
  const { referral, employer, tier, pointsSpent, earned, recentClaims, madeAt } = claim;
  const day = (at: string | null) => (at === null ? t('none') : <DateText value={at} />);
  return (
    <FactList
      facts={[
        { key: 'earned', name: t('claims.earned'), value: <Amount value={earned} decimals="always" /> },
        { key: 'recent', name: t('claims.recent'), value: recentClaims },
        { key: 'tier', name: t('claims.tier'), value: t(`reward:tier.${tier}`) },
        ...(pointsSpent > 0 ? [{ key: 'points', name: t('claims.points'), value: pointsSpent }] : []),
        {
          key: 'employer',
          name: t('claims.employer'),
          value: <PersonLink person={employer} />,
        },
        { key: 'bonus', name: t('claims.bonus'), value: <Amount value={referral.bonus} decimals="always" /> },
        { key: 'referred', name: t('claims.referred'), value: day(referral.createdAt) },
        { key: 'confirmed', name: t('claims.confirmed'), value: day(referral.confirmedAt) },
        { key: 'hired', name: t('claims.hired'), value: day(referral.hiredAt) },
        { key: 'completed', name: t('claims.completed'), value: day(referral.completedAt) },
        { key: 'made', name: t('claims.made'), value: <DateText value={madeAt} style="dateTime" /> },
      ]}
    />
  );
}
