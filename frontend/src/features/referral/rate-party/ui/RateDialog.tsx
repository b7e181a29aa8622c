import { Form, Formik, type FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';
import { reviewFormSchema } from '#contract/hiring/rating/rating.ts';
import { REVIEW_MAX } from '#contract/hiring/vocabulary/rating-side.ts';
import { FormikSummary, FormikTextArea, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Dialog, Stack, StarRating } from '#shared/ui/index.ts';
import { useRateParty } from '../model/use-rate-party.ts';

const NOTHING = { rating: 0, review: '' };
const validate = validateWith(reviewFormSchema, translateMessage);

interface RateDialogProps {
  readonly referralId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Rates with stars and an optional comment. */
export function RateDialog({ referralId, name, onClose }: RateDialogProps) {
  const { t } = useTranslation('rating');
  const { rate } = useRateParty(referralId, name);
  const submit = async (values: typeof NOTHING): Promise<void> => {
    if (await rate(values)) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('rate.title', { name })} description={t('rate.lead')}>
      <Formik initialValues={NOTHING} validate={validate} onSubmit={submit}>
        {(form) => (
          <Form noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <StarsField form={form} />
              <FormikTextArea
                name="review"
                label={t('rate.words')}
                help={t('rate.wordsHelp')}
                maxLength={REVIEW_MAX}
                rows={4}
              />
              <SubmitButton block loadingText={t('rate.sending')}>
                {t('rate.submit')}
              </SubmitButton>
            </Stack>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function StarsField({ form }: { readonly form: FormikProps<typeof NOTHING> }) {
  const { t } = useTranslation('rating');
  const { values, errors, submitCount } = form;
  return (
    <StarRating
      label={t('rate.stars')}
      name="rating"
      value={values.rating}
      nameOf={(count) => t('stars', { count })}
      onChange={(stars) => void form.setFieldValue('rating', stars)}
      error={submitCount > 0 ? errors.rating : undefined}
    />
  );
}
