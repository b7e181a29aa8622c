import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeIn, type EventAnswer } from '#entities/event/index.ts';
import { Button, Callout, ConfirmDialog, Stack } from '#shared/ui/index.ts';
import { useRsvp } from '../model/use-rsvp.ts';

/** The user's RSVP, with a way to cancel it (rules.md#event-waiting-list). `RsvpButtons` offers the other answers. */
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
  const { status, position, offerExpiresAt, checkedInAt } = event.myRsvp ?? {};
  const canLeave = event.actions.includes('give_up');
  if (checkedInAt) return <Callout tone="success">{t('rsvp.checkedIn')}</Callout>;
  if (status === 'going') {
    return (
      <Stack $gap={3} $align="start">
        <Callout tone="success">{t('rsvp.youGo')}</Callout>
        {canLeave && <Leaving event={event} label={t('rsvp.cancel')} />}
      </Stack>
    );
  }
  if (status === 'waitlisted') {
    return (
      <Stack $gap={3} $align="start">
        <Callout tone="warning" title={t('rsvp.inLineText', { position })}>
          {t('rsvp.inLineExplained')}
        </Callout>
        {canLeave && <Leaving event={event} label={t('rsvp.leaveLine')} />}
      </Stack>
    );
  }
  if (status === 'offered' && offerExpiresAt) {
    const until = timeIn(offerExpiresAt, event.timeZone, i18n.language);
    return (
      <Callout tone="warning" title={t('rsvp.offered')}>
        {t('rsvp.offeredText', { until })}
      </Callout>
    );
  }
  if (status === 'lapsed') return <Callout tone="neutral">{t('rsvp.lapsed')}</Callout>;
  if (!event.isFull) return null;
  return <p>{event.heldCount > 0 ? t('rsvp.held', { count: event.heldCount }) : t('rsvp.full')}</p>;
}

/** Asks first if others wait, because the spot or the place in line would be lost. Otherwise, the user can undo. */
function Leaving({ event, label }: { readonly event: EventAnswer; readonly label: string }) {
  const { t } = useTranslation('events');
  const { leave } = useRsvp(event.id);
  const [isAsking, ask] = useState(false);
  const isWaiting = event.myRsvp?.status === 'waitlisted';
  const isFinal = isWaiting || event.waitlistCount > 0;
  return (
    <>
      <Button onClick={isFinal ? () => ask(true) : leave}>{label}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={t(isWaiting ? 'rsvp.askLeaveLine' : 'rsvp.askCancel')}
        description={t(isWaiting ? 'rsvp.askLeaveLineText' : 'rsvp.askCancelText', {
          count: event.waitlistCount,
        })}
        confirmLabel={label}
        danger
        onConfirm={leave}
      />
    </>
  );
}
