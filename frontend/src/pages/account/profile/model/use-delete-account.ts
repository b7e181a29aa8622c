import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { refusedFields } from '#shared/form/index.ts';
import { hindranceOf, type Hindrance } from './account-hindrance.ts';
import { useDeleteAccountMutation } from '../api/profile-api.ts';

export interface DeleteValues {
  readonly currentPassword: string;
  readonly confirmEmail: string;
  readonly confirmPhone: string;
  readonly forfeit: boolean;
}

/** Deletes the account, or shows what has to be settled first. */
export function useDeleteAccount(user: User, onGone: () => void) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const [remove] = useDeleteAccountMutation();
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const submit = async (values: DeleteValues, form: FormikHelpers<DeleteValues>): Promise<void> => {
    const { error } = await remove({ ...proofOf(user, values), ...(values.forfeit && { forfeit: true }) });
    if (!error) {
      onGone();
      // Clears the user's data from this browser.
      dispatch(api.util.resetApiState());
      showToast({ title: t('delete.done'), description: t('delete.doneText') });
      return;
    }
    const found = hindranceOf(error);
    setHindrance(found);
    const refused = refusedFields(error);
    if (refused) form.setErrors(refused);
    else if (!found) showFailure(error, t('delete.failed'), t('tryAgain'));
  };
  return { hindrance, submit };
}

function proofOf(user: User, { currentPassword, confirmEmail, confirmPhone }: DeleteValues) {
  if (user.hasPassword) return { currentPassword };
  return user.email === null ? { confirmPhone } : { confirmEmail };
}
