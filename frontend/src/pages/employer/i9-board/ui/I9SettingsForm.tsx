import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { changeI9SettingsSchema, type I9SettingsAnswer } from '#contract/eligibility/everify/everify.ts';
import { WEEKDAYS, type Weekday } from '#contract/eligibility/vocabulary/weekdays.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  errorsOf,
  FormikCheckboxField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  useBoundField,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { weekdayName } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Callout, CheckboxGroup, Inline, Stack } from '#shared/ui/index.ts';
import { useChangeI9SettingsMutation } from '../api/i9-board-api.ts';

interface I9SettingsFormProps {
  readonly settings: I9SettingsAnswer;
  readonly onDone: () => void;
}

interface Values {
  readonly usesEverify: boolean;
  readonly companyId: string;
  readonly since: string;
  readonly copiesDocuments: boolean;
  readonly workdays: Weekday[];
  readonly closedOnHolidays: boolean;
}

export function I9SettingsForm({ settings, onDone }: I9SettingsFormProps) {
  const { t } = useTranslation(['i9-everify', 'common']);
  const [change] = useChangeI9SettingsMutation();
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    const { error } = await change(values);
    if (!error) {
      showToast({ title: t('settings.saved'), variant: 'success' });
      onDone();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length === 0)
      showToast({ title: t('failed'), description: t('tryAgain'), variant: 'destructive' });
    setErrors(errorsOf(issues, translateMessage));
  };
  return (
    <Formik
      initialValues={{
        usesEverify: settings.usesEverify,
        companyId: settings.companyId ?? '',
        since: settings.since ?? '',
        copiesDocuments: settings.copiesDocuments,
        workdays: settings.workdays,
        closedOnHolidays: settings.closedOnHolidays,
      }}
      validate={validateWith(changeI9SettingsSchema, translateMessage)}
      onSubmit={submit}
    >
      <Narrow noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          <Callout title={t('settings.newTitle')}>{t('settings.newText')}</Callout>
          <FormikCheckboxField name="usesEverify" label={t('settings.usesEverify')} />
          <Company />
          <FormikCheckboxField
            name="copiesDocuments"
            label={t('settings.copies')}
            help={t('settings.copiesHelp')}
          />
          <BusinessDays />
          <Inline $gap={3}>
            <SubmitButton loadingText={t('saving')}>{t('save')}</SubmitButton>
            <Button variant="ghost" onClick={onDone}>
              {t('common:action.cancel')}
            </Button>
          </Inline>
        </Stack>
      </Narrow>
    </Formik>
  );
}

/** A business day is a day on which the company operates (rules.md#i9-dates). */
function BusinessDays() {
  const { t } = useTranslation('i9-everify');
  const language = useLanguage();
  const { field, error, helpers } = useBoundField<readonly Weekday[]>('workdays');
  return (
    <>
      <CheckboxGroup
        label={t('settings.workdays')}
        help={t('settings.workdaysHelp')}
        options={WEEKDAYS.map((value, index) => ({ value, label: weekdayName(index, language) }))}
        values={field.value}
        onChange={(days) => void helpers.setValue(days)}
        error={error}
      />
      <FormikCheckboxField
        name="closedOnHolidays"
        label={t('settings.holidays')}
        help={t('settings.holidaysHelp')}
      />
    </>
  );
}

/** Limits the width, because long form lines are hard to read. */
const Narrow = styled(Form)`
  max-width: 640px;
`;

function Company() {
  const { t } = useTranslation('i9-everify');
  const { values } = useFormikContext<Values>();
  if (!values.usesEverify) return null;
  return (
    <>
      <FormikTextField
        name="companyId"
        label={t('settings.companyId')}
        help={t('settings.companyIdHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <FormikTextField type="date" name="since" label={t('settings.since')} />
    </>
  );
}
