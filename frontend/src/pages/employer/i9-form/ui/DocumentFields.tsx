import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import {
  ADMISSION_CLASSES,
  EXTENDED_CATEGORIES,
  i9Document,
  signerOfNote,
  spouseCategory,
  type I9DocumentKind,
} from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { Callout, Stack } from '#shared/ui/index.ts';
import { DocumentCopies } from './DocumentCopies.tsx';
import { companionsOf, knownKind, NO_DOCUMENT, type DocumentValues } from '../model/section2-values.ts';

interface DocumentFieldsProps {
  readonly name: string;
  readonly legend: string;
  readonly kinds: readonly I9DocumentKind[];
  readonly form: I9FormAnswer;
  readonly isSupplement?: boolean;
}

/** The document of one list: its kind, then the facts that the form requires. */
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
      {kind !== null && <NoteOfSigner kind={kind} form={form} />}
      {kind !== null && <DocumentCopies name={name} kind={kind} form={form} isSupplement={isSupplement} />}
    </Stack>
  );
}

/** If a note replaces a document, another person has to sign for the worker (rules.md#i9-signer). */
function NoteOfSigner({
  kind,
  form: { section1 },
}: {
  readonly kind: I9DocumentKind;
  readonly form: I9FormAnswer;
}) {
  const { t } = useTranslation('i9-employer');
  const needed = signerOfNote(kind);
  if (needed === null) return null;
  const isSigned = section1?.signer === needed;
  return (
    <Callout tone={isSigned ? 'neutral' : 'warning'}>
      {isSigned
        ? t('document.noteSigned', { name: section1.signerName })
        : t(`document.noteMissing.${needed}`)}
    </Callout>
  );
}

/** Fields for the documents required with a foreign passport or a spouse's card. */
export function CompanionFields({
  name,
  form,
  isSupplement = false,
}: Pick<DocumentFieldsProps, 'name' | 'form' | 'isSupplement'>) {
  const { t } = useTranslation('i9-employer');
  const { values } = useFormikContext<Readonly<Record<string, DocumentValues>>>();
  const document = values[name] ?? NO_DOCUMENT;
  const ofSpouse = knownKind(document.kind) === 'ead_extended' ? spouseCategory(document.category) : null;
  return companionsOf(document).map((kind) => (
    <Stack key={kind} as="section" $gap={4} aria-label={i9Document(kind).title}>
      <h4>{i9Document(kind).title}</h4>
      {kind !== 'i94' && <p>{t(`document.${kind}Help`)}</p>}
      {kind === 'i94' && ofSpouse && (
        <FormikSelectField
          name={`${kind}.admissionClass`}
          label={t('document.admissionClass')}
          help={t(`document.i94Help.${ofSpouse}`)}
          options={ADMISSION_CLASSES[ofSpouse].map((one) => ({ value: one, label: one }))}
        />
      )}
      <FactsOfDocument name={kind} kind={kind} isCorrection={!isSupplement && form.section2 !== null} />
      <DocumentCopies name={kind} kind={kind} form={form} isSupplement={isSupplement} />
    </Stack>
  ));
}

interface FactsOfDocumentProps {
  readonly name: string;
  readonly kind: I9DocumentKind;
  /** A correction judges a document by the day it was examined, not by today (rules.md#i9-examined-on). */
  readonly isCorrection: boolean;
}

function FactsOfDocument({ name, kind, isCorrection }: FactsOfDocumentProps) {
  const { t } = useTranslation('i9-employer');
  const { authority, number, expiry, isExtended, hasNotice, isAlwaysReceipt } = i9Document(kind);
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
      {hasNotice && (
        <>
          <FormikSelectField
            name={`${name}.category`}
            label={t('document.category')}
            help={t('document.categoryHelp')}
            options={EXTENDED_CATEGORIES.map((one) => ({ value: one, label: one }))}
          />
          <FormikTextField
            name={`${name}.noticeNumber`}
            label={t('document.noticeNumber')}
            help={t('document.noticeNumberHelp')}
            autoComplete="off"
            maxLength={20}
          />
        </>
      )}
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
