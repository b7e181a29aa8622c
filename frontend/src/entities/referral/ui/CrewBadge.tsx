import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { StatusBadge } from '#shared/ui/index.ts';

/** "Crew of 4" for a worker who was referred with others. */
export function CrewBadge({ referral }: { readonly referral: Pick<Referral, 'teamSize'> }) {
  const { t } = useTranslation('referral');
  if (referral.teamSize < 2) return null;
  return (
    <StatusBadge tone="neutral" icon={Users}>
      {t('crew', { count: referral.teamSize })}
    </StatusBadge>
  );
}
