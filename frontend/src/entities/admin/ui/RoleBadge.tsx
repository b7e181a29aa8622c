import { Briefcase, HardHat, Megaphone, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/identity/vocabulary/user-type.ts';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';

const LOOK: Readonly<Record<UserType, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  referrer: { tone: 'neutral', icon: Megaphone },
  employer: { tone: 'info', icon: Briefcase },
  worker: { tone: 'neutral', icon: HardHat },
  admin: { tone: 'warning', icon: ShieldCheck },
};

export function RoleBadge({ role }: { readonly role: UserType }) {
  const { t } = useTranslation('admin');
  const { tone, icon } = LOOK[role];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`role.${role}`)}
    </StatusBadge>
  );
}
