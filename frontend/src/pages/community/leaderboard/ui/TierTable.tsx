import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TIERS, type Tier } from '#contract/hiring/vocabulary/tiers.ts';
import { TIER_STEPS } from '#contract/rewards/vocabulary/tiers.ts';
import { TierBadge, useUserTierQuery } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Badge, Inline, Stack } from '#shared/ui/index.ts';

/** The required hires and the earnings of each tier (rules.md#tier-ladder). */
export function TierTable({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t, i18n } = useTranslation(['leaderboard', 'reward']);
  const { data: own } = useUserTierQuery(undefined, { skip: !isSignedIn });
  return (
    <Stack as="section" aria-labelledby="tiers" $gap={4}>
      <h2 id="tiers">{t('tiers.title')}</h2>
      <Table aria-labelledby="tiers">
        <thead>
          <tr>
            <th scope="col">{t('tiers.tier')}</th>
            <th scope="col">{t('tiers.hires')}</th>
            <th scope="col">{t('tiers.reward')}</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map((tier) => (
            <tr key={tier}>
              <th scope="row">
                <Inline $gap={2}>
                  <TierBadge tier={tier} />
                  {own?.currentTier === tier && <Badge $tone="info">{t('you')}</Badge>}
                </Inline>
              </th>
              <td>{hiresOf(tier)}</td>
              <td>{formatAmount(TIER_STEPS[tier].dollars, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

/** `3–5`, `10+` */
function hiresOf(tier: Tier): string {
  const { firstHire } = TIER_STEPS[tier];
  const above = TIERS[TIERS.indexOf(tier) + 1];
  return above ? `${firstHire}–${TIER_STEPS[above].firstHire - 1}` : `${firstHire}+`;
}

const Table = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--line);
    text-align: end;
  }
  @media (max-width: 359px) {
    th,
    td {
      padding-inline: var(--space-2);
    }
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 600;
  }
  th:first-child {
    font-weight: inherit;
    text-align: start;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`;
