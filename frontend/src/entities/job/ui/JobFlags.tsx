import { BadgeDollarSign, Siren, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { serverNow } from '#shared/api/index.ts';
import { Badge, Inline } from '#shared/ui/index.ts';

/** Urgent and "High bonus" (rules.md#job-flags), featured as long as its package says, and closed. */
export function JobFlags({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  const isFeatured = isStillFeatured(job);
  if (!job.isUrgent && !job.isHighPay && !isFeatured && job.isActive) return null;
  return (
    <Inline $gap={2}>
      {isFeatured && (
        <Badge $tone="info">
          <Star aria-hidden />
          {t('flag.featured')}
        </Badge>
      )}
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

function isStillFeatured({ isFeatured, featuredUntil }: Job): boolean {
  return isFeatured && featuredUntil !== null && Date.parse(featuredUntil) > serverNow();
}
