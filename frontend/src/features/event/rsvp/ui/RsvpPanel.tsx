import { useTranslation } from 'react-i18next';
import { loginPath, useCurrentUser } from '#entities/session/index.ts';
import { timeIn, type EventAnswer } from '#entities/event/index.ts';
import { Button, Callout, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { useRsvp } from '../model/use-rsvp.ts';

/** One's own answer to an event, and how to change it (rules.md#event-waiting-list). */
export function RsvpPanel({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  if (event.status === 'cancelled') {
    return (
      <Callout tone="danger" title={t('rsvp.off')}>
        {event.cancelReason ?? t('rsvp.offText')}
      </Callout>
    );
  }
  if (event.status === 'past') return <Callout tone="neutral">{t('rsvp.over')}</Callout>;
  if (event.isHost || event.status !== 'published') return null;
  return <Answer event={event} />;
}

function Answer({ event }: { readonly event: EventAnswer }) {
  const { t, i18n } = useTranslation('events');
  const { answer, leave } = useRsvp(event.id);
  const { isSignedIn, isLoading } = useCurrentUser();
  const { status, position, offerExpiresAt, checkedInAt } = event.myRsvp ?? {};
  if (checkedInAt) return <Callout tone="success">{t('rsvp.checkedIn')}</Callout>;
  if (status === 'going') {
    return (
      <Stack $gap={3} $align="start">
        <Callout tone="success">{t('rsvp.youGo')}</Callout>
        <Button onClick={leave}>{t('rsvp.cancel')}</Button>
      </Stack>
    );
  }
  if (status === 'waitlisted') {
    return (
      <Stack $gap={3} $align="start">
        <Callout tone="warning" title={t('rsvp.inLineText', { position })}>
          {t('rsvp.inLineExplained')}
        </Callout>
        <Button onClick={leave}>{t('rsvp.leaveLine')}</Button>
      </Stack>
    );
  }
  if (status === 'offered' && offerExpiresAt) {
    const until = timeIn(offerExpiresAt, event.timeZone, i18n.language);
    return (
      <Stack $gap={3} $align="start">
        <Callout tone="warning" title={t('rsvp.offered')}>
          {t('rsvp.offeredText', { until })}
        </Callout>
        <Inline $gap={2}>
          <Button variant="primary" onClick={answer}>
            {t('rsvp.take')}
          </Button>
          <Button onClick={leave}>{t('rsvp.giveUp')}</Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack $gap={3} $align="start">
      {status === 'lapsed' && <Callout tone="neutral">{t('rsvp.lapsed')}</Callout>}
      {event.isFull && <p>{t('rsvp.full')}</p>}
      <Inline $gap={2}>
        <Button variant="primary" onClick={answer}>
          {event.isFull ? t('rsvp.joinLine') : t('rsvp.rsvp')}
        </Button>
        {!isSignedIn && !isLoading && (
          <LinkButton to={loginPath(`/events/${event.id}`)}>{t('rsvp.login')}</LinkButton>
        )}
      </Inline>
    </Stack>
  );
}
