import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#contract/moderation/vocabulary/reports.ts';
import { useModerationLabels } from '#entities/moderation/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikRadioGroup,
  FormikSelectField,
  FormikSummary,
  FormikTextArea,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { SelectField, Stack } from '#shared/ui/index.ts';
import {
  decisionSchema,
  DURATIONS,
  EMPTY_DECISION,
  wordsOf,
  type DecisionAction,
  type DecisionValues,
  type DecisionText,
} from '../model/decision-values.ts';
import { NoteField } from './NoteField.tsx';

interface DecisionFormProps<Action extends DecisionAction> {
  readonly actions: readonly Action[];
  /** The most reported reason. */
  readonly reason?: ReportReason | undefined;
  /** Returns the error if the call was refused; the caller shows it. */
  readonly onDecide: (decision: DecisionText & { readonly action: Action }) => Promise<unknown>;
}

const checkWords = validateWith(decisionSchema, translateMessage);

/** One decision: a note for the person, notes for moderators, and a duration. */
export function DecisionForm<Action extends DecisionAction>(props: DecisionFormProps<Action>) {
  const { actions, reason, onDecide } = props;
  const { t } = useTranslation('moderation');
  const chosenOf = ({ action }: DecisionValues) => actions.find((one) => one === action);
  const validate = (values: DecisionValues): Record<string, unknown> => ({
    ...(chosenOf(values) ? {} : { action: t('decide.choose') }),
    ...checkWords(wordsOf(values)),
  });
  const submit = async (values: DecisionValues, form: FormikHelpers<DecisionValues>): Promise<void> => {
    const action = chosenOf(values);
    if (!action) return;
    const error = await onDecide({ ...decisionSchema.parse(wordsOf(values)), action });
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
  };
  const initial = { ...EMPTY_DECISION, reasonCategory: reason ?? '' };
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={4}>
          <FormikSummary />
          <Actions actions={actions} />
          <Duration />
          <Category />
          <Template />
          <NoteField />
          <FormikTextArea
            optional
            name="notes"
            label={t('decide.notes')}
            help={t('decide.notesHelp')}
            maxLength={1000}
            rows={2}
          />
          <SubmitButton block loadingText={t('decide.deciding')}>
            {t('decide.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

function Actions({ actions }: { readonly actions: readonly DecisionAction[] }) {
  const { t } = useTranslation('moderation');
  return (
    <FormikRadioGroup
      name="action"
      label={t('decide.action')}
      options={actions.map((value) => ({
        value,
        label: t(`action.${value}`),
        description: t(`actionHelp.${value}`),
      }))}
    />
  );
}

function Duration() {
  const { t } = useTranslation('moderation');
  const { values } = useFormikContext<DecisionValues>();
  if (values.action !== 'suspend') return null;
  return (
    <FormikSelectField
      name="duration"
      label={t('decide.duration')}
      placeholder={false}
      options={DURATIONS.map((value) => ({
        value,
        label: t(value === '' ? 'duration.forGood' : `duration.h${value}`),
      }))}
    />
  );
}

function Category() {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  return (
    <FormikSelectField
      optional
      name="reasonCategory"
      label={t('decide.category')}
      placeholder={t('decide.reported')}
      options={REPORT_REASONS.map((value) => ({ value, label: words.reason(value) }))}
    />
  );
}

/** Fills the note from a template, which the moderator can edit. */
function Template() {
  const { t } = useTranslation('moderation');
  const words = useModerationLabels();
  const { setFieldValue } = useFormikContext<DecisionValues>();
  return (
    <SelectField
      label={t('decide.template')}
      placeholder={t('decide.noTemplate')}
      value=""
      onChange={({ target }) => {
        const reason = REPORT_REASONS.find((one) => one === target.value);
        if (reason) void setFieldValue('note', t(`template.${reason}`));
        else if (target.value === 'fine') void setFieldValue('note', t('template.fine'));
      }}
      options={[
        ...REPORT_REASONS.map((value) => ({ value, label: words.reason(value) })),
        { value: 'fine', label: t('decide.fine') },
      ]}
    />
  );
}
