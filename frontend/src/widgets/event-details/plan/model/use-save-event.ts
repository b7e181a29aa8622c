import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { EventAnswer } from '#entities/event/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { clearDraft, errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { changesOf, eventBody, inItsField, type EventValues } from './event-values.ts';
import { useCreateEventMutation, useEditEventMutation } from '../../api/event-details-api.ts';
import { useAskPlaceZone } from './use-place-zone.ts';

/** The name of an unsent form's draft. */
export const draftOf = (event: EventAnswer | null): string => (event ? `event-${event.id}` : 'event');

/** Creates an event and opens its page, or edits one. The draft remains until the event is saved. */
export function useSaveEvent(event: EventAnswer | null, onSaved: () => void) {
  const { t } = useTranslation('event-form');
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const [edit] = useEditEventMutation();
  const askZone = useAskPlaceZone(event);
  const send = async (values: EventValues) => {
    const { zone, error } = await askZone(values);
    if (!zone) return { data: undefined, error };
    return event
      ? edit({ id: event.id, changes: changesOf(event, values, zone.timeZone) })
      : create(eventBody(values, zone.timeZone));
  };
  const words = {
    published: t('createdText'),
    in_review: t('inReviewText'),
    draft: t('draftText'),
    cancelled: undefined,
    past: undefined,
  };
  return async (values: EventValues, form: FormikHelpers<EventValues>): Promise<void> => {
    const { data, error } = await send(values);
    if (!data || error) {
      if (isApiError(error)) form.setErrors(inItsField(errorsOf(error.issues, translateMessage), values));
      if (event) showFailure(error, t('saveFailed'), t('saveFailedText'));
      else showFailure(error, t('failed'), t('failedText'));
      return;
    }
    clearDraft(draftOf(event));
    const description = !event || data.status !== event.status ? words[data.status] : undefined;
    showToast({ title: event ? t('saved') : t('created'), description, variant: 'success' });
    onSaved();
    if (!event) void navigate(`/events/${data.id}`);
  };
}
