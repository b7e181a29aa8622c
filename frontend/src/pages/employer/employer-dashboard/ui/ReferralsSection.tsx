import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEmployerReferrals } from '#entities/referral/index.ts';
import { usePhone } from '#shared/theme/index.ts';
import { Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { EmptyLine } from './EmptyLine.tsx';
import { ReferralRows } from './ReferralRows.tsx';

const PAGE = 10;
/** The newest ones only; another screen lists all of them. */
const PHONE_PAGE = 3;

/** The newest referrals of all jobs (rules.md#employer-dashboard). */
export function ReferralsSection() {
  const { t } = useTranslation('employer');
  const isPhone = usePhone();
  const list = useEmployerReferrals({ limit: isPhone ? PHONE_PAGE : PAGE });
  return (
    <Stack as="section" aria-labelledby="recent-referrals">
      <Inline $justify="space-between">
        <h2 id="recent-referrals">{t('referrals.heading')}</h2>
        <LinkButton to="/employer/referrals" size="sm">
          {t('referrals.manage')}
        </LinkButton>
      </Inline>
      <ReferralRows
        caption={t('referrals.heading')}
        list={list}
        growing={!isPhone}
        empty={
          <EmptyLine title={t('referrals.empty')} text={t('referrals.emptyText')}>
            <Link to="/post-job-enhanced">{t('referrals.emptyAction')}</Link>
          </EmptyLine>
        }
      />
    </Stack>
  );
}
