import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useCurrentUser } from '#entities/session/index.ts';
import { serverNow, type ApiDispatch } from '#shared/api/index.ts';
import { composerApi } from './composer-calls.ts';
import { DraftKeeper, type DraftServer, type DraftState } from './draft-keeper.ts';

/** The form that writes and the press that publishes share one. */
const keepers = new WeakMap<ApiDispatch, Map<string, DraftKeeper>>();

/** Null while nobody is known to be signed in. */
export function useDraftKeeper(place: string): DraftKeeper | null {
  const dispatch = useDispatch<ApiDispatch>();
  const { user } = useCurrentUser();
  const name = user && `writing.${user.id}.${place}`;
  return useMemo(() => (name === null ? null : keeperOf(dispatch, name, place)), [dispatch, name, place]);
}

function keeperOf(dispatch: ApiDispatch, name: string, place: string): DraftKeeper {
  const known = keepers.get(dispatch) ?? new Map<string, DraftKeeper>();
  keepers.set(dispatch, known);
  const keeper = known.get(name) ?? new DraftKeeper(name, serverOf(dispatch, place));
  known.set(name, keeper);
  return keeper;
}

function serverOf(dispatch: ApiDispatch, place: string): DraftServer {
  const { draft, keepDraft, dropDraft } = composerApi.endpoints;
  return {
    read: async () => {
      const asked = draft.initiate(place, { subscribe: false, forceRefetch: true });
      return (await dispatch(asked).unwrap())?.draft ?? null;
    },
    keep: async ({ title, content }) => {
      await dispatch(keepDraft.initiate({ place, draft: { title, content } })).unwrap();
    },
    drop: async () => {
      await dispatch(dropDraft.initiate(place)).unwrap();
    },
    now: () => serverNow(),
  };
}

const nothing = (): (() => void) => () => undefined;

/** How far it is kept. While the form is open, a connection that comes back sends what has waited for it. */
export function useDraftState(keeper: DraftKeeper | null): DraftState {
  useEffect(() => {
    if (!keeper) return undefined;
    const send = (): void => keeper.flush();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [keeper]);
  return useSyncExternalStore(keeper?.subscribe ?? nothing, () => keeper?.current() ?? 'none');
}

/** For the press that publishes: what was written there is a draft no more. */
export function useForgetDraft(place: string): () => void {
  const keeper = useDraftKeeper(place);
  return () => keeper?.forget();
}
