import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { createEventRequestSchema } from '#contract/community/event/create-event.ts';
import type { EventAnswer } from '#entities/event/index.ts';
import { FormikDraft, FormikSummary, readDraft, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Dialog, Stack } from '#shared/ui/index.ts';
import { EMPTY_EVENT, eventBody, inItsField, valuesOf, type EventValues } from '../model/event-values.ts';
import { draftOf, useSaveEvent } from '../model/use-save-event.ts';
import { EventFields } from './EventFields.tsx';

interface EventFormDialogProps {
  /** Null for a new event. */
  readonly event: EventAnswer | null;
  readonly onClose: () => void;
}

const check = validateWith(createEventRequestSchema, translateMessage);
/** Any time zone works for checking the order of two local times. */
const ANY_ZONE = 'UTC';
const validate = (values: EventValues): Record<string, unknown> =>
  inItsField(check(eventBody(values, ANY_ZONE)), values);

/** The form of a new or existing event (rules.md#event-publishing). */
export function EventFormDialog({ event, onClose }: EventFormDialogProps) {
  const { t } = useTranslation(['event-form', 'common']);
  const formId = useId();
  const save = useSaveEvent(event, onClose);
  const draft = draftOf(event);
  const initial = readDraft(draft, event ? valuesOf(event) : EMPTY_EVENT);
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={save}>
      {({ isSubmitting }) => (
        <Dialog
          open
          wide
          onOpenChange={onClose}
          dismissible={!isSubmitting}
          title={event ? t('edit') : t('create')}
          description={event?.status === 'published' ? t('editText') : undefined}
          footer={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {t('common:action.cancel')}
              </Button>
              <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
                {event ? t('save') : t('submit')}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <FormikDraft name={draft} />
              <EventFields event={event} />
            </Stack>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
