import { ClipboardList, Star, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import { LinkButton } from '#shared/ui/index.ts';

interface QuickActionsProps {
  /** The button to refer a worker, unless the bottom bar has it. */
  readonly children?: ReactNode;
}

/** Refer a worker, track referrals, the leaderboard, and reviews (rules.md#referrer-dashboard). */
export function QuickActions({ children }: QuickActionsProps) {
  const { t } = useTranslation('referrer-dashboard');
  const { user } = useCurrentUser();
  return (
    <Ways role="group" aria-label={t('action.label')}>
      <LinkButton to="/my-referrals" icon={<ClipboardList aria-hidden />}>
        {t('action.track')}
      </LinkButton>
      <LinkButton to="/leaderboard" icon={<Trophy aria-hidden />}>
        {t('action.leaderboard')}
      </LinkButton>
      {user && (
        <LinkButton to={`/ratings/${user.id}`} icon={<Star aria-hidden />}>
          {t('action.ratings')}
        </LinkButton>
      )}
      {children}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${onPhone} {
    > * {
      flex: 1 1 auto;
      padding-inline: var(--space-3);
    }
  }
`;
