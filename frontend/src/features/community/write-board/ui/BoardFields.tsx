import { useTranslation } from 'react-i18next';
import { BOARD_INDUSTRIES } from '#contract/community/vocabulary/boards.ts';
import {
  FormikCheckboxField,
  FormikSelectField,
  FormikSummary,
  FormikTextArea,
  FormikTextField,
} from '#shared/form/index.ts';
import { Stack } from '#shared/ui/index.ts';

const LONGEST = { name: 100, description: 1000, location: 200 } as const;

/** The fields of a new or existing board. */
export function BoardFields() {
  const { t } = useTranslation(['boards', 'jobs']);
  return (
    <Stack $gap={4}>
      <FormikSummary />
      <FormikTextField
        name="name"
        label={t('form.name')}
        placeholder={t('form.nameExample')}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
      <FormikTextArea
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        maxLength={LONGEST.description}
        rows={4}
      />
      <FormikSelectField
        name="industry"
        label={t('form.industry')}
        placeholder={t('form.choose')}
        options={BOARD_INDUSTRIES.map((industry) => ({
          value: industry,
          label: t(`jobs:trade.${industry}`),
        }))}
      />
      <FormikTextField
        name="location"
        label={t('form.location')}
        placeholder={t('form.locationExample')}
        maxLength={LONGEST.location}
        autoComplete="address-level2"
        optional
      />
      <FormikCheckboxField name="isPrivate" label={t('form.private')} help={t('form.privateHelp')} />
    </Stack>
  );
}
