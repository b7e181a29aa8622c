export {
  FormikCheckboxField,
  FormikMoneyField,
  FormikPasswordField,
  FormikPhoneField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
} from './bound-fields.tsx';
export { FormikRadioGroup } from './FormikRadioGroup.tsx';
export { FormikMissing } from './FormikMissing.tsx';
export { FormikSummary } from './FormikSummary.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export { emptyValues } from './empty-values.ts';
export { refusedFields } from './refused-fields.ts';
export { errorsOf, validateWith } from './validate.ts';
export { clearDraft, readDraft, writeDraft } from './draft-storage.ts';
export { FormikDialog } from './FormikDialog.tsx';
export { FormikDraft } from './FormikDraft.tsx';
export { RestoreDraft } from './RestoreDraft.tsx';
export { useBoundField } from './use-bound-field.ts';
