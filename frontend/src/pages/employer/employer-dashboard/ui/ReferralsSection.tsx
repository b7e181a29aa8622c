import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEmployerReferrals } from '#entities/referral/index.ts';
import { EmptyState, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { ReferralRows } from './ReferralRows.tsx';

const PAGE = 10;

/** The newest referrals of all jobs (rules.md#employer-dashboard). */
export function ReferralsSection() {
  const { t } = useTranslation('employer');
  const list = useEmployerReferrals({ limit: PAGE });
  return (
    <Stack as="section" aria-labelledby="recent-referrals">
      <Inline $justify="space-between">
        <h2 id="recent-referrals">{t('referrals.heading')}</h2>
        <LinkButton to="/employer/referrals">{t('referrals.manage')}</LinkButton>
      </Inline>
      <ReferralRows
        caption={t('referrals.heading')}
        list={list}
        empty={
          <EmptyState
            icon={<Users />}
            title={t('referrals.empty')}
            text={t('referrals.emptyText')}
            action={<LinkButton to="/post-job">{t('referrals.emptyAction')}</LinkButton>}
          />
        }
      />
    </Stack>
  );
}
