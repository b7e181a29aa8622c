import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '#shared/form/index.ts';
import { onWide } from '#shared/theme/index.ts';

interface AccountFieldsProps {
  readonly emailLabel: string;
  readonly phoneHelp?: string;
  readonly phoneOptional?: boolean;
}

/** The fields of every account: name, email, phone, and password. */
export function AccountFields({ emailLabel, phoneHelp, phoneOptional = false }: AccountFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Pair>
        <FormikTextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
        <FormikTextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
      </Pair>
      <FormikTextField
        name="email"
        type="email"
        inputMode="email"
        label={emailLabel}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormikPhoneField name="phone" label={t('field.phone')} help={phoneHelp} optional={phoneOptional} />
      <FormikPasswordField
        name="password"
        label={t('field.password')}
        help={t('field.passwordHelp')}
        autoComplete="new-password"
      />
    </>
  );
}

/** Two short fields, side by side on a wide screen. */
export const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  ${onWide} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-4);
  }
`;
