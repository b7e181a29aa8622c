import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs/posting/job.ts';
import { LinkButton } from '#shared/ui/index.ts';
import { QuietLabel } from './QuietLabel.tsx';

/** Shown only if the employer shares a phone number (rules.md#employer-phone). */
export function CallEmployer({ job }: { readonly job: Job }) {
  const { t } = useTranslation('jobs');
  if (!job.employer.phone) return null;
  return (
    <LinkButton to={`tel:${job.employer.phone}`} icon={<Phone aria-hidden />}>
      <QuietLabel>{t('action.call')}</QuietLabel>
    </LinkButton>
  );
}
