import { useTranslation } from 'react-i18next';
import { useSwitchRole } from '#features/account/switch-role/index.ts';
import { ConfirmDialog } from '#shared/ui/index.ts';

/** Only workers apply. The page reloads in the new role, with the application on it (rules.md#role-reload). */
export function ApplyAsWorkerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('apply');
  const switchRole = useSwitchRole();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('asWorker.title')}
      description={t('asWorker.text')}
      confirmLabel={t('asWorker.confirm')}
      onConfirm={() => switchRole('worker')}
    />
  );
}
