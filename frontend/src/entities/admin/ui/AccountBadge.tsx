import { Ban, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin/users.ts';
import { StatusBadge } from '#shared/ui/index.ts';

const LOOK = {
  active: { tone: 'success', icon: undefined },
  suspended: { tone: 'warning', icon: Ban },
  deleted: { tone: 'neutral', icon: UserX },
} as const;

/** The status of an account. */
export function AccountBadge({ status }: { readonly status: AdminUser['status'] }) {
  const { t } = useTranslation('admin');
  const { tone, icon } = LOOK[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`account.${status}`)}
    </StatusBadge>
  );
}
