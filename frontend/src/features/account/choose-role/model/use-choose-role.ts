import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#entities/session/index.ts';
import { isUnauthorized } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useChooseRoleMutation } from '../api/choose-role-api.ts';
import { rememberRole } from './chosen-role.ts';

/** How long "Selected!" shows before the dialog closes. */
const SELECTED_FOR_MS = 900;

export interface ChoiceOfRole {
  readonly chosen: Role | null;
  readonly isSaved: boolean;
  readonly choose: (role: Role) => Promise<void>;
}

/** Saves the choice and shows the result (rules.md#role-question). A failure leaves the question open. */
export function useChooseRole(userId: string, onSettling: (isSettling: boolean) => void): ChoiceOfRole {
  const { t } = useTranslation('role');
  const [chooseRole] = useChooseRoleMutation();
  const [chosen, setChosen] = useState<Role | null>(null);
  const [isSaved, setSaved] = useState(false);
  const choose = async (role: Role): Promise<void> => {
    setChosen(role);
    onSettling(true);
    const { error } = await chooseRole(role);
    if (error) {
      setChosen(null);
      onSettling(false);
      if (isUnauthorized(error)) showFailure(error, t('failure'));
      else showToast({ title: t('failure'), description: t('failureText'), variant: 'destructive' });
      return;
    }
    rememberRole(userId, role);
    setSaved(true);
    showToast({ title: t('choose.done'), description: t('choose.doneText'), variant: 'success' });
    setTimeout(() => onSettling(false), SELECTED_FOR_MS);
  };
  return { chosen, isSaved, choose };
}
