import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '#entities/event/index.ts';
import { loginPath, useCurrentUser } from '#entities/session/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { useRsvp } from '../model/use-rsvp.ts';

/** Whether `RsvpButtons` shows a button. */
export function canAnswer({ actions }: EventAnswer): boolean {
  return actions.includes('rsvp');
}

/** The main action of an event's screen. */
export function RsvpButtons({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const { answer, leave } = useRsvp(event.id);
  const { isSignedIn, isLoading } = useCurrentUser();
  if (!canAnswer(event)) return null;
  // Only an offered place can be both taken and given up.
  if (event.actions.includes('give_up')) {
    return (
      <>
        <Button variant="primary" onClick={answer}>
          {t('rsvp.take')}
        </Button>
        <Button onClick={leave}>{t('rsvp.giveUp')}</Button>
      </>
    );
  }
  return (
    <>
      <Button variant="primary" onClick={answer}>
        {event.isFull ? t('rsvp.joinLine') : t('rsvp.rsvp')}
      </Button>
      {!isSignedIn && !isLoading && (
        <LinkButton to={loginPath(`/events/${event.id}`)}>{t('rsvp.login')}</LinkButton>
      )}
    </>
  );
}
