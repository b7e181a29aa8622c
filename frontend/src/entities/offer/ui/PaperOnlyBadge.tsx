import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#shared/ui/index.ts';

/** The candidate withdrew the consent to sign electronically (rules.md#paper-and-withdrawal). */
export function PaperOnlyBadge() {
  const { t } = useTranslation('common');
  return (
    <StatusBadge tone="warning" icon={MailOpen}>
      {t('paperOnly')}
    </StatusBadge>
  );
}
