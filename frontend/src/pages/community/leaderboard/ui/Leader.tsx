import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LeaderName, TierBadge, type LeaderboardEntry } from '#entities/reward/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { onWide } from '#shared/theme/index.ts';
import { Avatar, Badge, Inline, VisuallyHidden } from '#shared/ui/index.ts';
import { MemberMenu } from '#widgets/person-menu/index.ts';

/** The ranks that stand out. */
const PODIUM = 3;

interface LeaderProps {
  readonly entry: LeaderboardEntry;
  readonly isOwn: boolean;
}

export function Leader({ entry, isOwn }: LeaderProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'reward']);
  const { rank, tier, successfulReferrals, totalEarnings, nextTier, hiresNeeded } = entry;
  return (
    <Row $isOwn={isOwn}>
      <Rank $isHigh={rank <= PODIUM}>
        <VisuallyHidden>{t('rank')} </VisuallyHidden>
        {rank}
      </Rank>
      <Words>
        <Inline $gap={2}>
          {entry.id !== null && (
            <Avatar
              firstName={entry.firstName}
              lastName={entry.lastName}
              imageUrl={entry.profileImageUrl}
              size={28}
            />
          )}
          <strong>
            <LeaderName entry={entry} />
          </strong>
          {isOwn && <Badge $tone="info">{t('you')}</Badge>}
          <TierBadge tier={tier} />
          {entry.id !== null && (
            <About>
              <MemberMenu person={{ ...entry, id: entry.id }} />
            </About>
          )}
        </Inline>
        <Muted>
          {nextTier ? t('toNext', { count: hiresNeeded, tier: t(`reward:tier.${nextTier}`) }) : t('atTheTop')}
        </Muted>
      </Words>
      <Figures>
        <strong>{t('reward:progress.hires', { count: successfulReferrals })}</strong>
        {totalEarnings !== null && Number(totalEarnings) > 0 && (
          <Muted>{t('earned', { amount: formatAmount(totalEarnings, i18n.language) })}</Muted>
        )}
      </Figures>
    </Row>
  );
}

const Row = styled.li<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${({ $isOwn }) => $isOwn && 'border-left: 4px solid var(--accent);'}
  ${onWide} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
  }
`;

const Rank = styled.span<{ $isHigh: boolean }>`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--radius);
  background: ${({ $isHigh }) => ($isHigh ? 'var(--hi-vis)' : 'var(--neutral-soft)')};
  color: ${({ $isHigh }) => ($isHigh ? 'var(--on-hi-vis)' : 'var(--on-neutral-soft)')};
  font: 700 var(--size-26) / 1 var(--font-display);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Below the name on a phone, at the end of the row on a wide screen. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  grid-column: 2;
  font-variant-numeric: tabular-nums;
  ${onWide} {
    grid-column: 3;
    flex-direction: column;
    align-items: flex-end;
    font-size: var(--size-20);
  }
`;

/** Large enough to tap, without making the line taller. */
const About = styled.span`
  display: inline-flex;
  margin-block: -8px;
`;

const Muted = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
