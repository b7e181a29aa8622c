import { UserCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { USER_TYPES, type UserType } from '#contract/identity/vocabulary/user-type.ts';
import type { AdminUser } from '#entities/admin/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog, RadioGroup } from '#shared/ui/index.ts';
import { useChangeUserRoleMutation } from '../api/change-user-role-api.ts';

/** Changes a user's role after a confirmation (rules.md#admin-role-change). */
export function ChangeRole({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const name = `${user.firstName} ${user.lastName}`;
  if (!user.actions.includes('change_role')) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<UserCog aria-hidden />}
        aria-label={t('roleDialog.openFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('roleDialog.open')}
      </Button>
      {open && <RoleDialog user={user} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RoleDialogProps {
  readonly user: AdminUser;
  readonly name: string;
  readonly onClose: () => void;
}

function RoleDialog({ user, name, onClose }: RoleDialogProps) {
  const { t } = useTranslation('admin');
  const [role, setRole] = useState<UserType>(user.userType);
  const [change] = useChangeUserRoleMutation();
  const confirm = async (): Promise<void> => {
    if (role === user.userType) return;
    try {
      await change({ userId: user.id, userType: role }).unwrap();
    } catch (error) {
      showFailure(error, t('roleDialog.failed'));
      throw error;
    }
    showToast({
      title: t('roleDialog.done'),
      description: t('roleDialog.doneText', { name, role: t(`role.${role}`) }),
      variant: 'success',
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('roleDialog.title', { name })}
      description={t('roleDialog.text', { role: t(`role.${user.userType}`) })}
      confirmLabel={t('roleDialog.confirm')}
      danger={role === 'admin' && user.userType !== 'admin'}
      onConfirm={confirm}
    >
      <RadioGroup
        label={t('roleDialog.label')}
        name="role"
        value={role}
        onChange={(value) => setRole(USER_TYPES.find((one) => one === value) ?? role)}
        options={USER_TYPES.map((value) => ({
          value,
          label: t(`role.${value}`),
          description: value === 'admin' ? t('roleDialog.adminNote') : undefined,
        }))}
      />
    </ConfirmDialog>
  );
}
