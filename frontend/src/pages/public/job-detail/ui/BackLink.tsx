import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';

/** Employers return to their own dashboard, all others to theirs (rules.md#job-page). */
export function BackLink({ user }: { readonly user: User | null }) {
  const { t } = useTranslation('jobs');
  return (
    <Way data-screen-only to={user?.userType === 'employer' ? '/employer-dashboard' : '/dashboard'}>
      <ArrowLeft size={20} aria-hidden />
      {t('detail.back')}
    </Way>
  );
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 500;
`;
