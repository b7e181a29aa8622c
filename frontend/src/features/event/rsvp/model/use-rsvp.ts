import { useTranslation } from 'react-i18next';
import { useAskCurrentUser } from '#entities/session/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useCancelRsvpMutation, useRsvpMutation } from '../api/rsvp-api.ts';

interface Answering {
  /** Takes a free or reserved spot, or joins the waiting list. */
  readonly answer: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Answers or cancels an RSVP and shows a toast (rules.md#texts-to-the-letter). */
export function useRsvp(eventId: string): Answering {
  const { t } = useTranslation('events');
  const askCurrentUser = useAskCurrentUser();
  const [rsvp] = useRsvpMutation();
  const [cancel] = useCancelRsvpMutation();
  const answer = async (): Promise<void> => {
    if (!(await askCurrentUser())) {
      showToast({ title: t('rsvp.loginTitle'), description: t('rsvp.loginText'), variant: 'destructive' });
      return;
    }
    const { data, error } = await rsvp(eventId);
    if (error) return showFailure(error, t('rsvp.failed'), t('rsvp.failedText'));
    suggestPush();
    if (data?.status === 'waitlisted') {
      const description = t('rsvp.inLineText', { position: data.position });
      return showToast({ title: t('rsvp.inLine'), description, variant: 'success' });
    }
    showToast({ title: t('rsvp.done'), variant: 'success' });
  };
  const leave = async (): Promise<void> => {
    const { error } = await cancel(eventId);
    if (error) return showFailure(error, t('rsvp.cancelFailed'));
    const undo = { label: t('rsvp.undo'), run: () => void answer() };
    showToast({ title: t('rsvp.cancelled'), action: undo });
  };
  return { answer, leave };
}
