import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiDispatch } from '#shared/api/index.ts';
import { followUpdates, type LiveEvent } from '#shared/live/index.ts';
import { forgetAnnouncements } from './announcements.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { setLiveMode } from './live-mode.ts';
import { notificationApi } from '../api/notification-api.ts';
import { ReadAgain } from './read-again.ts';

/** The connection survives a change of screens, in which the bar unmounts briefly. */
const LINGERS_MS = 3_000;

interface Following {
  readonly person: string;
  readonly dispatch: ApiDispatch;
  readonly stop: () => void;
}

let following: Following | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Follows the updates of the signed-in person while a component that shows them is mounted. */
export function useLiveUpdates(person: string): void {
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    clearTimeout(leaving);
    if (following?.person !== person || following.dispatch !== dispatch) {
      following?.stop();
      following = follow(person, dispatch);
    }
    return () => {
      leaving = setTimeout(() => {
        following?.stop();
        following = null;
      }, LINGERS_MS);
    };
  }, [person, dispatch]);
}

function follow(person: string, dispatch: ApiDispatch): Following {
  const readAgain = new ReadAgain(dispatch);
  let isBeginning = true;
  const hear = (event: LiveEvent): void => {
    applyLiveEvent(event, dispatch, readAgain, isBeginning);
    if (event.name === 'unread') isBeginning = false;
  };
  // A browser without event streams polls instead.
  if (typeof EventSource !== 'function') setLiveMode('polling');
  const stop =
    typeof EventSource === 'function'
      ? followUpdates({
          person,
          hear,
          mode: setLiveMode,
          refused: () => void dispatch(api.util.invalidateTags(['User'])),
          tellWatched: async (stream, things) => {
            const told = notificationApi.endpoints.tellWatched.initiate({ stream, things: [...things] });
            return !('error' in (await dispatch(told)));
          },
        })
      : () => setLiveMode('asleep');
  return {
    person,
    dispatch,
    stop: () => {
      stop();
      readAgain.stop();
      forgetAnnouncements();
    },
  };
}
