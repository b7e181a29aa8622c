import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/i9-form.ts';
import { i9Document, type I9DocumentKind } from '#contract/eligibility/vocabulary/form-i9.ts';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { DocumentCopies } from './DocumentCopies.tsx';
import { knownKind, type DocumentValues } from '../model/section2-values.ts';

interface DocumentFieldsProps {
  readonly name: string;
  readonly legend: string;
  readonly kinds: readonly I9DocumentKind[];
  readonly form: I9FormAnswer;
  readonly isSupplement?: boolean;
}

/** A document of one list: which it is, then what the form asks of it. */
export function DocumentFields({ name, legend, kinds, form, isSupplement = false }: DocumentFieldsProps) {
  const { values } = useFormikContext<Readonly<Record<string, DocumentValues>>>();
  const kind = knownKind(values[name]?.kind ?? '');
  return (
    <Stack $gap={4}>
      <FormikSelectField
        name={`${name}.kind`}
        label={legend}
        options={kinds.map((one) => ({ value: one, label: i9Document(one).title }))}
      />
      {kind !== null && (
        <FactsOfDocument name={name} kind={kind} isCorrection={!isSupplement && form.section2 !== null} />
      )}
      {kind !== null && <DocumentCopies name={name} kind={kind} form={form} isSupplement={isSupplement} />}
    </Stack>
  );
}

/** Beside a foreign passport. */
export function I94Fields({
  form,
  isSupplement = false,
}: Pick<DocumentFieldsProps, 'form' | 'isSupplement'>) {
  return (
    <section aria-label={i9Document('i94').title}>
      <h4>{i9Document('i94').title}</h4>
      <FactsOfDocument name="i94" kind="i94" isCorrection={!isSupplement && form.section2 !== null} />
      <DocumentCopies name="i94" kind="i94" form={form} isSupplement={isSupplement} />
    </section>
  );
}

interface FactsOfDocumentProps {
  readonly name: string;
  readonly kind: I9DocumentKind;
  /** A document that stays is judged by the day it was examined, not by today (rules.md#i9-examined-on). */
  readonly isCorrection: boolean;
}

function FactsOfDocument({ name, kind, isCorrection }: FactsOfDocumentProps) {
  const { t } = useTranslation('i9-employer');
  const { authority, number, expiry, isExtended, isAlwaysReceipt } = i9Document(kind);
  return (
    <Stack $gap={4}>
      {authority === null && (
        <FormikTextField name={`${name}.authority`} label={t('document.authority')} maxLength={100} />
      )}
      <FormikTextField
        optional={number === 'optional'}
        name={`${name}.number`}
        label={t('document.number')}
        autoComplete="off"
        maxLength={40}
      />
      {expiry !== 'none' && (
        <FormikTextField
          optional={expiry === 'optional'}
          type="date"
          name={`${name}.expiresOn`}
          label={t(isExtended ? 'document.extendedUntil' : 'document.expiresOn')}
        />
      )}
      {!isAlwaysReceipt && <FormikCheckboxField name={`${name}.isReceipt`} label={t('document.isReceipt')} />}
      {isCorrection && (
        <FormikTextField
          optional
          type="date"
          name={`${name}.examinedOn`}
          label={t('document.examinedOn')}
          help={t('document.examinedOnHelp')}
        />
      )}
    </Stack>
  );
}
