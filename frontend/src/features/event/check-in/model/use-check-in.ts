import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { useCheckInMutation, useUndoCheckInMutation, type ShownGuest } from './check-in-call.ts';

export interface CheckInOutcome {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly words: string;
  /** Who was checked in, and can be taken back. */
  readonly guestId?: string;
}

interface CheckingIn {
  readonly outcome: CheckInOutcome | null;
  readonly isLoading: boolean;
  /** True once the guest is in. */
  readonly checkIn: (guest: ShownGuest) => Promise<boolean>;
  readonly undo: (guestId: string) => Promise<void>;
  readonly say: (outcome: CheckInOutcome | null) => void;
}

/** Checks guests in one after the other, and says what became of the last one. */
export function useCheckIn(eventId: string): CheckingIn {
  const { t } = useTranslation('events');
  const [outcome, say] = useState<CheckInOutcome | null>(null);
  const [send, { isLoading }] = useCheckInMutation();
  const [takeBack] = useUndoCheckInMutation();
  return {
    outcome,
    isLoading,
    say,
    checkIn: async (guest) => {
      const { data, error } = await send({ eventId, guest });
      if (data) {
        const name = `${data.firstName} ${data.lastName}`.trim();
        say({ tone: 'success', words: t('checkIn.done', { name }), guestId: data.id });
        return true;
      }
      say(refusalOf(error, t('checkIn.failed')));
      return false;
    },
    undo: async (userId) => {
      const { error } = await takeBack({ eventId, userId });
      if (error) return showFailure(error, t('checkIn.undoFailed'));
      say(null);
    },
  };
}

/** Someone who is in already is no mistake. */
function refusalOf(error: unknown, otherwise: string): CheckInOutcome {
  const words = translateMessage(serverMessageOf(error, otherwise));
  return { tone: isApiError(error) && error.status === 409 ? 'warning' : 'danger', words };
}
