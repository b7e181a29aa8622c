import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { EVENT_LOCATION_TYPES, EVENT_TYPES } from '#contract/community/vocabulary/events.ts';
import {
  FormikCheckboxField,
  FormikSelectField,
  FormikTextArea,
  FormikTextField,
} from '#shared/form/index.ts';
import { Grid } from '#shared/ui/index.ts';
import { locationTypeOf, type EventValues } from '../model/event-values.ts';

export function EventFields({ isNew }: { readonly isNew: boolean }) {
  const { t, i18n } = useTranslation(['event-form', 'events']);
  const { values } = useFormikContext<EventValues>();
  const locationType = locationTypeOf(values);
  const zone = zoneName(i18n.language);
  return (
    <>
      <FormikTextField name="title" label={t('fields.title')} maxLength={200} />
      <FormikSelectField
        name="eventType"
        label={t('fields.eventType')}
        placeholder={t('fields.typePlaceholder')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`events:type.${value}`) }))}
      />
      <FormikTextArea name="description" label={t('fields.description')} maxLength={5000} />
      <Grid $min="220px" $stretch>
        <FormikTextField
          type="datetime-local"
          name="startAt"
          label={t('fields.startAt')}
          help={t('fields.zone', { zone })}
        />
        <FormikTextField type="datetime-local" name="endAt" label={t('fields.endAt')} />
      </Grid>
      <FormikSelectField
        name="locationType"
        label={t('fields.where')}
        placeholder={false}
        options={EVENT_LOCATION_TYPES.map((value) => ({ value, label: t(`fields.${value}`) }))}
      />
      {locationType !== 'online' && (
        <FormikTextField
          name="location"
          label={t('fields.location')}
          help={t('fields.locationHelp')}
          maxLength={300}
        />
      )}
      {locationType !== 'in_person' && (
        <FormikTextField
          type="url"
          inputMode="url"
          name="onlineUrl"
          label={t('fields.onlineUrl')}
          help={t('fields.onlineUrlHelp')}
          optional={locationType === 'hybrid'}
        />
      )}
      <FormikTextField
        name="capacity"
        label={t('fields.capacity')}
        help={t('fields.capacityHelp')}
        inputMode="numeric"
        optional
      />
      {isNew && <FormikCheckboxField name="isDraft" label={t('draft')} />}
    </>
  );
}

/** "Central Standard Time": whoever types means the clock on their own wall. */
function zoneName(language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
