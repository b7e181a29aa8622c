import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { answerAppealRequestSchema } from '#contract/moderation/appeals.ts';
import { NoteField } from '#features/moderation/decide/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikRadioGroup, FormikSummary, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { useAnswerAppealMutation } from '../../api/moderation-api.ts';

const EMPTY = { uphold: '', note: '' };
const ANSWERS = { keep: true, takeBack: false } as const;
const requestOf = ({ uphold, note }: typeof EMPTY) => ({
  uphold: uphold === '' ? undefined : ANSWERS[uphold === 'keep' ? 'keep' : 'takeBack'],
  note,
});
const check = validateWith(answerAppealRequestSchema, translateMessage);

/** Upholds or overturns a decision, with a reason for the person. */
export function AnswerForm({ id }: { readonly id: string }) {
  const { t } = useTranslation('moderation');
  const [answer] = useAnswerAppealMutation();
  const submit = async (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>): Promise<void> => {
    const { error } = await answer({ id, ...answerAppealRequestSchema.parse(requestOf(values)) });
    if (!error) return showToast({ title: t('appeals.done'), variant: 'success' });
    if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
    showFailure(error, t('appeals.failed'));
  };
  return (
    <Formik initialValues={EMPTY} validate={(values) => check(requestOf(values))} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={4}>
          <FormikSummary />
          <Choice />
          <NoteField />
          <SubmitButton block loadingText={t('decide.deciding')}>
            {t('appeals.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

function Choice() {
  const { t } = useTranslation('moderation');
  return (
    <FormikRadioGroup
      name="uphold"
      label={t('appeals.choice')}
      options={(['keep', 'takeBack'] as const).map((value) => ({
        value,
        label: t(`appeals.${value}`),
        description: t(`appeals.${value}Help`),
      }))}
    />
  );
}
