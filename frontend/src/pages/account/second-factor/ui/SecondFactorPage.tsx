import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pathAfterLogin } from '#contract/identity/sign-in/login.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { useSecondFactorQuery } from '#features/account/prove-identity/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { Callout, Card, ErrorState, Page, PageHeader, SkeletonList, Stack } from '#shared/ui/index.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RecoveryPart } from './RecoveryPart.tsx';
import { SetUpApp } from './SetUpApp.tsx';
import { TurnedOn } from './TurnedOn.tsx';

/** Passkeys, the authenticator app, and the recovery codes (rules.md#second-factors). */
export function SecondFactorPage() {
  const { t } = useTranslation('second-factor');
  return (
    <Page $width="form">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        above={
          <Back to="/profile/security">
            <ArrowLeft size={20} aria-hidden />
            {t('back')}
          </Back>
        }
      />
      <RequireSignIn>
        <Choices />
      </RequireSignIn>
    </Page>
  );
}

function Choices() {
  const { t } = useTranslation('second-factor');
  const { data, isError, refetch } = useSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search] = useAddressParams();
  const returnTo = search.get('returnTo');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // A full page load at the return path repeats every call that was refused before.
  const goOn = (): void => {
    if (returnTo === null) setCodes(null);
    else location.assign(pathAfterLogin(returnTo));
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={goOn} />;
  if (isError) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!data) return <SkeletonList count={1} lines={4} />;
  const { authenticator, passkeys, isRequired, recoveryCodesLeft } = data;
  const isOn = authenticator || passkeys.length > 0;
  return (
    <Stack $gap={5}>
      {isRequired && !isOn && <Callout title={t('required.title')}>{t('required.text')}</Callout>}
      <Card>
        <Passkeys own={passkeys} onCodes={setCodes} />
      </Card>
      <Card>
        {authenticator ? (
          <TurnedOn isNeeded={isRequired && passkeys.length === 0} />
        ) : (
          <SetUpApp onCodes={setCodes} />
        )}
      </Card>
      {isOn && (
        <Card>
          <RecoveryPart left={recoveryCodesLeft} onCodes={setCodes} />
        </Card>
      )}
    </Stack>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  font-weight: 500;
`;
