import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EVENT_LOCATION_TYPES, EVENT_TYPES } from '#contract/community/vocabulary/events.ts';
import { FormikComposer } from '#features/community/composer/index.ts';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { Grid } from '#shared/ui/index.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { locationTypeOf, type EventValues } from '../model/event-values.ts';
import { useZoneLabel } from '../model/use-zone-label.ts';

export function EventFields({ event }: { readonly event: EventAnswer | null }) {
  const { t } = useTranslation(['event-form', 'events']);
  const { values } = useFormikContext<EventValues>();
  const locationType = locationTypeOf(values);
  const zone = useZoneLabel(event, values);
  return (
    <>
      <FormikTextField name="title" label={t('fields.title')} maxLength={200} />
      <FormikSelectField
        name="eventType"
        label={t('fields.eventType')}
        placeholder={t('fields.typePlaceholder')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`events:type.${value}`) }))}
      />
      <FormikComposer
        name="description"
        label={t('fields.description')}
        place={writtenIn(event, values)}
        rows={6}
      />
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
      <Grid $min="220px" $stretch>
        <FormikTextField type="datetime-local" name="startAt" label={t('fields.startAt')} />
        <FormikTextField type="datetime-local" name="endAt" label={t('fields.endAt')} />
      </Grid>
      <Zone role="status">{zone}</Zone>
      <FormikTextField
        name="capacity"
        label={t('fields.capacity')}
        help={t('fields.capacityHelp')}
        inputMode="numeric"
        optional
      />
      <AudienceFields event={event} />
      <FormikTextField
        name="tags"
        label={t('fields.tags')}
        help={t('fields.tagsHelp')}
        optional
        autoComplete="off"
      />
      {event === null && <FormikCheckboxField name="isDraft" label={t('draft')} />}
    </>
  );
}

/** The composer's name for the place, which decides who can be mentioned. */
function writtenIn(event: EventAnswer | null, { boardId }: EventValues): string {
  if (event?.status === 'published') return `event:${event.id}`;
  return boardId === '' ? 'forum' : `board:${boardId}`;
}

/** Close to the times above it. */
const Zone = styled.p`
  margin-top: calc(-1 * var(--space-3));
  color: var(--text-muted);
  font-size: var(--size-14);
`;
