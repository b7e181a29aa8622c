import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FORM_I9_LABELS } from '#contract/eligibility/vocabulary/form/form-i9-labels.ts';
import { FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { STATE_OPTIONS } from './PersonSteps.tsx';

interface HelperFieldsProps {
  readonly prefix: string;
  /** The helper also signs for the worker. */
  readonly isSigner?: boolean;
}

/** Supplement A, signed by the helper. */
export function HelperFields({ prefix, isSigner = false }: HelperFieldsProps) {
  const { t } = useTranslation('i9');
  const who = isSigner ? 'signer' : 'helper';
  const of = (field: string): string => `${prefix}${field}`;
  return (
    <Stack $gap={5}>
      <Legal lang="en">
        <p>{FORM_I9_LABELS.preparerAttestation}</p>
      </Legal>
      <FormikTextField name={of('lastName')} label={t(`${who}.lastName`)} maxLength={60} />
      <FormikTextField name={of('firstName')} label={t(`${who}.firstName`)} maxLength={60} />
      <FormikTextField name={of('address')} label={t(`${who}.address`)} maxLength={120} />
      <FormikTextField name={of('city')} label={t(`${who}.city`)} maxLength={60} />
      <FormikSelectField name={of('state')} label={t(`${who}.state`)} options={STATE_OPTIONS} />
      <FormikTextField name={of('zip')} label={t(`${who}.zip`)} inputMode="numeric" maxLength={10} />
      <FormikTextField name={of('signature')} label={t(`${who}.signature`)} maxLength={120} />
    </Stack>
  );
}

/** The official wording of the form. */
export const Legal = styled.div`
  padding: var(--space-4);
  border-left: 4px solid var(--line-strong);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  font-size: var(--size-14);
  strong {
    display: block;
    margin-bottom: var(--space-2);
  }
`;
