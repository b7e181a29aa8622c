import { LayoutDashboard, Wallet, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferWorkerDialog } from '#features/referral/refer-worker/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';

export function QuickActions() {
  const { t } = useTranslation('my-referrals');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
        {t('action.refer')}
      </Button>
      <LinkButton to="/earnings" icon={<Wallet aria-hidden />}>
        {t('action.earnings')}
      </LinkButton>
      <LinkButton to="/referrer-dashboard" icon={<LayoutDashboard aria-hidden />}>
        {t('action.dashboard')}
      </LinkButton>
      <ReferWorkerDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
