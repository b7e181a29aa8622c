import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReferralStatusBadge } from '#entities/referral/index.ts';
import { SkeletonList } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import type { DashboardData } from '../model/use-dashboard.ts';

/** rules.md#short-lists */
const SHOWN = 5;

export function RecentReferrals({ data }: { readonly data: DashboardData }) {
  const { t } = useTranslation('referrer-dashboard');
  const { referrals, isError } = data;
  if (isError) return null;
  return (
    <DashboardSection
      name="referrals"
      title={t('recent.title')}
      more={<Link to="/my-referrals">{t('action.track')}</Link>}
    >
      {!referrals && <SkeletonList count={1} lines={4} />}
      {referrals?.length === 0 && <p>{t('recent.none')}</p>}
      {referrals && referrals.length > 0 && (
        <List role="list" aria-labelledby="heading-referrals">
          {referrals.slice(0, SHOWN).map(({ id, workerName, job, status }) => (
            <li key={id}>
              <span>
                <b>{workerName}</b>
                <small>{t('payouts.job', { title: job.title, company: job.company })}</small>
              </span>
              <ReferralStatusBadge status={status} />
            </li>
          ))}
        </List>
      )}
    </DashboardSection>
  );
}

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-3) var(--space-4);
    &:not(:first-child) {
      border-top: 1px solid var(--line);
    }
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
