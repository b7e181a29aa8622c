import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#contract/admin/person.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import { useSignOutPersonMutation } from '../api/person-api.ts';

/** Ends every session of a person who lost a phone or whose account someone else used. */
export function SignOutPerson({
  person: { id, firstName, lastName, sessions },
}: {
  readonly person: AdminPerson;
}) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [signOut] = useSignOutPersonMutation();
  const name = `${firstName} ${lastName}`;
  if (sessions.length === 0) return null;
  const confirm = async (): Promise<void> => {
    const { data, error } = await signOut(id);
    if (error) throw shownFailure(error, t('signOut.failed'));
    showToast({ title: t('signOut.done', { count: data.sessions }), variant: 'success' });
  };
  return (
    <>
      <Button size="sm" icon={<LogOut aria-hidden />} onClick={() => setOpen(true)}>
        {t('signOut.open')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('signOut.title', { name })}
        description={t('signOut.text')}
        confirmLabel={t('signOut.confirm')}
        onConfirm={confirm}
      />
    </>
  );
}
