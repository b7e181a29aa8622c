import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PhoneProof } from '#contract/identity/phone.ts';
import type { User } from '#entities/session/index.ts';
import { formatPhone, lazyPart } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Inline, StatusBadge } from '#shared/ui/index.ts';
import { useConfirmPhoneMutation } from '../api/profile-api.ts';
import { Collapsible } from './Collapsible.tsx';
import { Part } from './Section.tsx';

/** Loaded when the user opens it. */
const PhoneCodeSteps = lazyPart(
  async () => (await import('#features/account/text-code/index.ts')).PhoneCodeSteps,
);

/** The user's phone and its use for sign-in (rules.md#confirmed-phone). */
export function PhoneSettings({ user: { phone, phoneVerifiedAt } }: { readonly user: User }) {
  const { t } = useTranslation('phone');
  const [confirm] = useConfirmPhoneMutation();
  const isConfirmed = phoneVerifiedAt !== null;
  const state = isConfirmed ? 'confirmed' : 'unconfirmed';
  const take = async (proof: PhoneProof, close: () => void): Promise<{ readonly error?: unknown }> => {
    const { error } = await confirm(proof);
    if (error) return { error };
    showToast({ title: t('own.done'), description: t('own.doneText'), variant: 'success' });
    close();
    return {};
  };
  return (
    <Part>
      <h3>{t('own.title')}</h3>
      {phone === null ? (
        <p>{t('own.none')}</p>
      ) : (
        <>
          <Inline $gap={3}>
            <Number>{formatPhone(phone)}</Number>
            <StatusBadge tone={isConfirmed ? 'success' : 'warning'}>{t(`own.${state}`)}</StatusBadge>
          </Inline>
          <p>{t(`own.${state}Text`)}</p>
        </>
      )}
      <Collapsible label={t(phone === null ? 'own.add' : isConfirmed ? 'own.change' : 'own.confirm')}>
        {(close) => (
          <PhoneCodeSteps
            purpose="confirm"
            phone={phone === null || isConfirmed ? '' : formatPhone(phone)}
            submit={t('own.submit')}
            onCode={(proof) => take(proof, close)}
          />
        )}
      </Collapsible>
    </Part>
  );
}

const Number = styled.span`
  font-weight: 500;
`;
