import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useEventQuery, type EventAnswer } from '#entities/event/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { CheckInForm, GuestList, ScanCodes } from '#features/event/check-in/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { useWatching } from '#shared/live/index.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';

/**
 * Check-in at the event: the guest list, the scanner, and a field for a code. A guest's QR code opens the
 * page with the code filled in (rules.md#event-check-in).
 */
export function EventCheckInPage() {
  return (
    <RequireSignIn>
      <Page $width="form">
        <Door />
      </Page>
    </RequireSignIn>
  );
}

function Door() {
  const { t } = useTranslation('events');
  const { id = '', code } = useParams();
  const { data: event, error, refetch } = useEventQuery(id);
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <>
      <PageHeader title={t('checkIn.title')} lead={event?.isHost ? t('checkIn.lead') : undefined} />
      {event?.isHost && <Checking event={event} code={code} />}
      {((event && !event.isHost) || isMissing) && <NotTheHost id={id} />}
      {error && !isMissing && !event && <ErrorState title={t('detail.failed')} onRetry={refetch} />}
      {!event && !error && <SkeletonList count={1} lines={3} />}
    </>
  );
}

function Checking({ event, code }: { readonly event: EventAnswer; readonly code: string | undefined }) {
  const { t } = useTranslation('events');
  useWatching('event', event.id);
  const inside = event.attendees?.filter(({ checkedInAt }) => checkedInAt !== null).length ?? 0;
  return (
    <Stack $gap={5}>
      <p>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
        {' · '}
        <span aria-live="polite">{t('checkIn.count', { in: inside, going: event.rsvpCount })}</span>
      </p>
      {code !== undefined && <CheckInForm key={code} eventId={event.id} code={code} />}
      <ScanCodes eventId={event.id} />
      <GuestList event={event} />
      {code === undefined && <CheckInForm eventId={event.id} />}
    </Stack>
  );
}

function NotTheHost({ id }: { readonly id: string }) {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      icon={<ShieldX />}
      title={t('checkIn.hostOnly')}
      text={t('checkIn.hostOnlyText')}
      action={
        <LinkButton to={`/events/${id}`} variant="primary">
          {t('checkIn.toEvent')}
        </LinkButton>
      }
    />
  );
}
