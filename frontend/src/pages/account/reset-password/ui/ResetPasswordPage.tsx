import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkToken } from '#shared/lib/index.ts';
import { Card, Page, PageHeader } from '#shared/ui/index.ts';
import { DeadResetLink } from './DeadResetLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  const [isDead, setDead] = useState(false);
  if (token === null || isDead) {
    return (
      <Page $width="form">
        <DeadResetLink />
      </Page>
    );
  }
  return (
    <Page $width="form">
      <PageHeader title={t('reset.title')} lead={t('reset.lead')} />
      <Card as="div">
        <NewPasswordForm token={token} onDead={() => setDead(true)} />
      </Card>
    </Page>
  );
}
