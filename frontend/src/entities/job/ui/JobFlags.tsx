import { BadgeDollarSign, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../../../backend/modules/hiring/contract/job.ts';
import { Badge, Inline } from '../../../shared/ui/index.ts';

/** Urgent and "High bonus" (decision 28). */
export function JobFlags({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  if (!job.isUrgent && !job.isHighPay && job.isActive) return null;
  return (
    <Inline $gap={2}>
      {job.isUrgent && (
        <Badge $tone="danger">
          <Siren aria-hidden />
          {t('flag.urgent')}
        </Badge>
      )}
      {job.isHighPay && (
        <Badge $tone="warning">
          <BadgeDollarSign aria-hidden />
          {t('flag.highBonus')}
        </Badge>
      )}
      {!job.isActive && <Badge>{t('flag.closed')}</Badge>}
    </Inline>
  );
}
