import {
  Activity,
  BadgeDollarSign,
  Briefcase,
  CircleDollarSign,
  Flag,
  HardHat,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminStats } from '#entities/admin/index.ts';
import { formatAmount, localeOf } from '#shared/lib/index.ts';
import { Amount, Grid, Skeleton, Tile } from '#shared/ui/index.ts';

const WAITING = <Skeleton $width="4ch" $height="39px" />;

/** Eight figures about the product, each with its parts. */
export function Figures({ stats }: { readonly stats: AdminStats | undefined }) {
  const { t, i18n } = useTranslation('admin');
  const shown = (figure: (given: AdminStats) => ReactNode): ReactNode => (stats ? figure(stats) : WAITING);
  const noted = (note: (given: AdminStats) => string): ReactNode =>
    stats ? note(stats) : <Skeleton $width="12ch" $height="21px" />;
  const counted = (count: number): string => new Intl.NumberFormat(localeOf(i18n.language)).format(count);
  const money = (amount: string): string => formatAmount(amount, i18n.language, 'never');
  return (
    <Grid $min="max(150px, 22%)" $gap={3} as="dl">
      <Tile
        label={t('figures.users')}
        icon={<Users aria-hidden />}
        value={shown(({ totalUsers }) => counted(totalUsers))}
        note={noted(({ usersByType }) => t('figures.usersNote', usersByType))}
      />
      <Tile
        label={t('figures.jobs')}
        icon={<Briefcase aria-hidden />}
        value={shown(({ activeJobs }) => counted(activeJobs))}
        note={noted(() => t('figures.jobsNote'))}
      />
      <Tile
        label={t('figures.referrals')}
        icon={<UserPlus aria-hidden />}
        value={shown(({ totalReferrals }) => counted(totalReferrals))}
        note={noted(() => t('figures.referralsNote'))}
      />
      <Tile
        label={t('figures.hires')}
        icon={<HardHat aria-hidden />}
        value={shown(({ hires }) => counted(hires))}
        note={noted(() => t('figures.hiresNote'))}
      />
      <Tile
        label={t('figures.revenue')}
        icon={<BadgeDollarSign aria-hidden />}
        value={stats ? <Amount value={stats.revenue} decimals="never" /> : WAITING}
        note={noted(
          ({ revenueBySource: { platformFee, letterFee, addOn, jobPost, subscription, earlyPayout } }) =>
            t('figures.revenueNote', {
              fees: money(platformFee),
              letters: money(letterFee),
              addOns: money(addOn),
              posts: money(jobPost),
              plans: money(subscription),
              early: money(earlyPayout),
            }),
        )}
      />
      <Tile
        label={t('figures.pending')}
        icon={<CircleDollarSign aria-hidden />}
        value={shown(({ pendingPayments }) => pendingPayments.count)}
        note={noted(({ pendingPayments }) =>
          t('figures.pendingNote', { amount: money(pendingPayments.amount) }),
        )}
      />
      <Tile
        label={t('figures.flagged')}
        icon={<Flag aria-hidden />}
        value={shown(({ flaggedContent }) => flaggedContent)}
        note={noted(() => t('figures.flaggedNote'))}
      />
      <Tile
        label={t('figures.health')}
        icon={<Activity aria-hidden />}
        value={shown(({ health }) =>
          t(health.queue.failed > 0 ? 'figures.healthLook' : 'figures.healthGood'),
        )}
        note={noted(({ health }) => t('figures.healthNote', { count: health.queue.failed }))}
      />
    </Grid>
  );
}
