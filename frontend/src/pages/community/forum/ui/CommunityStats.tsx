import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAmount } from '#shared/lib/index.ts';
import { Card, Skeleton, Stack } from '#shared/ui/index.ts';
import { SideError } from './SideError.tsx';
import { useForumStatsQuery } from '../api/forum-api.ts';

/** Real figures (rules.md#forum-stats). */
export function CommunityStats() {
  const { t } = useTranslation('forum');
  return (
    <Card aria-labelledby="community-stats">
      <Stack $gap={3}>
        <h2 id="community-stats">{t('stats.title')}</h2>
        <Figures />
      </Stack>
    </Card>
  );
}

function Figures() {
  const { t, i18n } = useTranslation('forum');
  const { data, isError, refetch } = useForumStatsQuery(undefined);
  if (!data && isError) return <SideError text={t('stats.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton $height="132px" />;
  const number = new Intl.NumberFormat(i18n.language);
  const figures = {
    active: number.format(data.activeMembers),
    hires: number.format(data.successfulReferrals),
    paid: formatAmount(data.bonusesPaid, i18n.language, 'never'),
  };
  return (
    <List>
      {(['active', 'hires', 'paid'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font: 700 var(--size-26) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
