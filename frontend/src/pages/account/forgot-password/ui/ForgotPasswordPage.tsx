import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkOnItsWay } from './LinkOnItsWay.tsx';

/** The answer is the same with and without an account, so that no one can find out who has one. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Page $width="form">
        <LinkOnItsWay onAgain={() => setSent(false)} />
      </Page>
    );
  }
  return (
    <Page $width="form">
      <PageHeader title={t('forgot.title')} lead={t('forgot.lead')} />
      <Card as="div">
        <ForgotPasswordForm onSent={() => setSent(true)} />
      </Card>
      <Back>
        <LinkButton to="/login" variant="ghost">
          {t('backToLogin')}
        </LinkButton>
      </Back>
    </Page>
  );
}

const Back = styled.p`
  margin-top: var(--space-4);
`;
