import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { RELATIONSHIPS } from '#contract/hiring/referral/refer-worker.ts';
import { LatinNameField } from '#entities/latin-name/index.ts';
import {
  FormikCheckboxField,
  FormikPhoneField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
} from '#shared/form/index.ts';
import { SegmentedSwitch, Stack } from '#shared/ui/index.ts';
import type { CrewRow, ReferDraft } from '../model/refer-draft.ts';
import { CrewFields } from './crew/CrewFields.tsx';
import { PickContacts } from './PickContacts.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** The fields of rules.md#refer-form. The worker or crew comes first, because the referrer is already known. */
export function ReferFields() {
  const { t } = useTranslation(['refer-worker', 'crew']);
  const { values, setFieldValue } = useFormikContext<ReferDraft>();
  const isCrew = values.kind === 'crew';
  return (
    <>
      <SegmentedSwitch
        label={t('crew:kind.label')}
        options={[
          { value: 'worker', label: t('crew:kind.worker') },
          { value: 'crew', label: t('crew:kind.crew') },
        ]}
        value={values.kind}
        onChange={(kind) => void setFieldValue('kind', kind)}
      />
      <FieldGroup legend={t(isCrew ? 'crew:legend' : 'form.worker')}>
        {isCrew ? <CrewFields /> : <WorkerFields />}
        <AboutFields isCrew={isCrew} />
      </FieldGroup>
      <FieldGroup legend={t('form.you')}>
        <FormikTextField name="referrerName" label={t('form.referrerName')} autoComplete="name" />
        <FormikPhoneField name="referrerPhone" label={t('form.referrerPhone')} />
      </FieldGroup>
      <FormikCheckboxField name="consent" label={t(isCrew ? 'crew:consent' : 'form.consent')} />
    </>
  );
}

function WorkerFields() {
  const { t } = useTranslation('refer-worker');
  const { values, setFieldValue } = useFormikContext<ReferDraft>();
  const fill = ([row]: readonly CrewRow[]): void => {
    void setFieldValue('workerName', row?.workerName ?? '');
    void setFieldValue('workerPhone', row?.workerPhone ?? '');
  };
  return (
    <>
      <PickContacts multiple={false} onPicked={fill} />
      <FormikTextField name="workerName" label={t('form.workerName')} autoComplete="off" />
      <LatinNameField name="workerLatinName" written={values.workerName} reader="referrer" />
      <FormikPhoneField
        name="workerPhone"
        label={t('form.workerPhone')}
        help={t('form.workerPhoneHelp')}
        autoComplete="off"
      />
      <FormikTextField
        name="workerEmail"
        label={t('form.workerEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        optional
      />
    </>
  );
}

function AboutFields({ isCrew }: { readonly isCrew: boolean }) {
  const { t } = useTranslation(['refer-worker', 'crew']);
  return (
    <Stack $gap={4}>
      <FormikSelectField
        name="relationship"
        label={t(isCrew ? 'crew:relationship' : 'form.relationship')}
        options={RELATIONSHIPS.map((value) => ({ value, label: t(`relationship.${value}`) }))}
      />
      <FormikSelectField
        name="workerLanguage"
        label={t('crew:language.label')}
        placeholder={false}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
      <FormikTextArea
        name="experience"
        label={t(isCrew ? 'crew:experience' : 'form.experience')}
        help={t('form.experienceHelp')}
        rows={3}
        optional
      />
    </Stack>
  );
}
