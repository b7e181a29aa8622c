import { BadgeDollarSign, Siren, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { useServerNow } from '#shared/lib/index.ts';
import { Badge, Inline } from '#shared/ui/index.ts';

interface JobFlagsProps {
  readonly job: Job;
  /** For workers who want the job; the referral bonus does not concern them. */
  readonly withoutBonus?: boolean;
}

/** Urgent and "High bonus" (rules.md#job-flags), featured until the package ends, and closed. */
export function JobFlags({ job, withoutBonus = false }: JobFlagsProps) {
  const { t } = useTranslation('jobs');
  const isFeatured = isStillFeatured(job, useServerNow());
  const isHighBonus = job.isHighPay && !withoutBonus;
  if (!job.isUrgent && !isHighBonus && !isFeatured && job.isActive) return null;
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
      {isHighBonus && (
        <Badge $tone="warning">
          <BadgeDollarSign aria-hidden />
          {t('flag.highBonus')}
        </Badge>
      )}
      {!job.isActive && <Badge>{t('flag.closed')}</Badge>}
    </Inline>
  );
}

function isStillFeatured({ isFeatured, featuredUntil }: Job, now: number): boolean {
  return isFeatured && featuredUntil !== null && Date.parse(featuredUntil) > now;
}
