import { useTranslation } from 'react-i18next';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { FactList } from '#entities/admin/index.ts';
import {
  Amount,
  Button,
  Callout,
  Card,
  CheckboxField,
  DateText,
  Inline,
  Stack,
  StatusBadge,
  type Tone,
} from '#shared/ui/index.ts';

interface ClaimCardProps {
  readonly claim: RewardClaim;
  readonly isMarked: boolean;
  /** Null where there is nothing to choose among. */
  readonly onMark: ((isOn: boolean) => void) | null;
  readonly onDecide: (approve: boolean) => void;
  /** Opens the ledger of its referral. */
  readonly onExplain: () => void;
}

const TONES: Readonly<Record<RewardClaim['state'], Tone>> = {
  in_review: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};

/** A claim with what speaks for and against it. */
export function ClaimCard({ claim, isMarked, onMark, onDecide, onExplain }: ClaimCardProps) {
  const { t } = useTranslation('admin-money');
  const { id, referrer, referral, state, reasons, refusedBefore, decisionReason } = claim;
  const name = `${referrer.firstName} ${referrer.lastName}`;
  const heading = `claim-${id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="start" $gap={3}>
          <div>
            <h2 id={heading}>
              {name} · <Amount value={claim.payout} decimals="always" />
            </h2>
            <p>
              {t('claims.about', {
                worker: referral.workerName,
                job: referral.jobTitle,
                company: claim.employer.company,
              })}
            </p>
          </div>
          <StatusBadge tone={TONES[state]}>{t(`claims.state.${state}`)}</StatusBadge>
        </Inline>
        {reasons.length > 0 && (
          <Callout tone="warning" title={t('claims.why')}>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{t(`claims.reason.${reason}`, { count: claim.recentClaims })}</li>
              ))}
            </ul>
          </Callout>
        )}
        <ClaimFacts claim={claim} />
        {refusedBefore !== null && <p>{t('claims.refusedBefore', { reason: refusedBefore })}</p>}
        {decisionReason !== null && <p>{t('claims.decided', { reason: decisionReason })}</p>}
        <div>
          <Button size="sm" aria-label={t('ledgerOf', { name })} onClick={onExplain}>
            {t('ledger')}
          </Button>
        </div>
        {state === 'in_review' && (
          <Inline $justify="space-between" $gap={3}>
            {onMark ? (
              <CheckboxField
                name={`choose-${id}`}
                label={t('claims.choose')}
                aria-label={t('claims.chooseOf', { name })}
                checked={isMarked}
                onChange={({ target }) => onMark(target.checked)}
              />
            ) : (
              <span />
            )}
            <Inline $gap={2}>
              <Button aria-label={t('claims.refuseOf', { name })} onClick={() => onDecide(false)}>
                {t('claims.refuse')}
              </Button>
              <Button
                variant="primary"
                aria-label={t('claims.payOf', { name })}
                onClick={() => onDecide(true)}
              >
                {t('claims.pay')}
              </Button>
            </Inline>
          </Inline>
        )}
      </Stack>
    </Card>
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
          value: `${employer.firstName} ${employer.lastName}`,
        },
        { key: 'bonus', name: t('claims.bonus'), value: <Amount value={referral.bonus} /> },
        { key: 'referred', name: t('claims.referred'), value: day(referral.createdAt) },
        { key: 'confirmed', name: t('claims.confirmed'), value: day(referral.confirmedAt) },
        { key: 'hired', name: t('claims.hired'), value: day(referral.hiredAt) },
        { key: 'completed', name: t('claims.completed'), value: day(referral.completedAt) },
        { key: 'made', name: t('claims.made'), value: <DateText value={madeAt} style="dateTime" /> },
      ]}
    />
  );
}
