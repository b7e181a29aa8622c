import { useTranslation } from 'react-i18next';
import type { Role } from '#entities/session/index.ts';
import { isUnauthorized } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSwitchRoleMutation } from '../api/switch-role-api.ts';

/** The page reloads one second after the role changes (rules.md#role-reload). */
const RELOAD_AFTER_MS = 1000;

/** Changes the role, shows a toast, and reloads the page in the new role (rules.md#role-reload). */
export function useSwitchRole(): (role: Role) => Promise<void> {
  const { t } = useTranslation('role');
  const [switchRole] = useSwitchRoleMutation();
  return async (role) => {
    try {
      await switchRole(role).unwrap();
      const description = t('switch.doneText', { role: t(`name.${role}`) });
      showToast({ title: t('switch.done'), description, variant: 'success' });
      // Not canceled on unmount: any screen still shows the old role's data.
      setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    } catch (error) {
      if (isUnauthorized(error)) showFailure(error, t('failure'));
      else showToast({ title: t('failure'), description: t('failureText'), variant: 'destructive' });
    }
  };
}
