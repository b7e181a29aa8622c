import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { useCheckInMutation, useUndoCheckInMutation, type ShownGuest } from '../api/check-in-api.ts';

export interface CheckInOutcome {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly words: string;
  /** The guest who was checked in, for undo. */
  readonly guestId?: string;
}

interface CheckingIn {
  readonly outcome: CheckInOutcome | null;
  readonly isLoading: boolean;
  /** Resolves to true if the guest was checked in. */
  readonly checkIn: (guest: ShownGuest) => Promise<boolean>;
  readonly undo: (guestId: string) => Promise<void>;
  readonly say: (outcome: CheckInOutcome | null) => void;
}

/** Checks in one guest after another and reports the last result. */
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

/** A guest who is already checked in is only a warning. */
function refusalOf(error: unknown, otherwise: string): CheckInOutcome {
  const words = translateMessage(serverMessageOf(error, otherwise));
  return { tone: isApiError(error) && error.status === 409 ? 'warning' : 'danger', words };
}
