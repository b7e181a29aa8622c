import { HardHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  SUCCESSFUL_HIRE_STATUSES,
  useEmployerReferrals,
  type EmployerStats,
} from '#entities/referral/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { EmptyState, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { ReferralRows } from './ReferralRows.tsx';

const PAGE = 10;

/** The hires, and the share of referrals that led to one. */
export function HiresTab({ stats }: { readonly stats: EmployerStats | null | undefined }) {
  const { t } = useTranslation('employer');
  const { user } = useCurrentUser();
  const list = useEmployerReferrals({ status: SUCCESSFUL_HIRE_STATUSES, limit: PAGE });
  return (
    <Stack $gap={8}>
      <Stack as="section" aria-labelledby="hires">
        <Inline $justify="space-between">
          <h2 id="hires">{t('hires.heading')}</h2>
          <Inline $gap={2}>
            <LinkButton to="/employer/services">{t('hires.services')}</LinkButton>
            <LinkButton to="/employer/mailings">{t('hires.mailings')}</LinkButton>
            <LinkButton to="/employer/i9">{t('hires.i9')}</LinkButton>
            {user && <LinkButton to={`/ratings/${user.id}`}>{t('hires.ratings')}</LinkButton>}
          </Inline>
        </Inline>
        <ReferralRows
          caption={t('hires.heading')}
          list={list}
          empty={
            <EmptyState
              icon={<HardHat />}
              title={t('hires.empty')}
              text={t('hires.emptyText')}
              action={<LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>}
            />
          }
        />
      </Stack>
      {stats && stats.totalReferrals > 0 && <FunnelCard stats={stats} />}
    </Stack>
  );
}
