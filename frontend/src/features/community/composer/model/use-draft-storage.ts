import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useCurrentUser } from '#entities/session/index.ts';
import { type ApiDispatch } from '#shared/api/index.ts';
import { serverNow } from '#shared/lib/index.ts';
import { composerApi } from '../api/composer-api.ts';
import { DraftStorage, type DraftServer, type DraftState } from './draft-storage.ts';

/** The form that writes and the press that publishes share one. */
const storages = new WeakMap<ApiDispatch, Map<string, DraftStorage>>();

/** Null until a user is known to be signed in. */
export function useDraftStorage(place: string): DraftStorage | null {
  const dispatch = useDispatch<ApiDispatch>();
  const { user } = useCurrentUser();
  const name = user && `writing.${user.id}.${place}`;
  return useMemo(() => (name === null ? null : storageOf(dispatch, name, place)), [dispatch, name, place]);
}

function storageOf(dispatch: ApiDispatch, name: string, place: string): DraftStorage {
  const known = storages.get(dispatch) ?? new Map<string, DraftStorage>();
  storages.set(dispatch, known);
  const storage = known.get(name) ?? new DraftStorage(name, serverOf(dispatch, place));
  known.set(name, storage);
  return storage;
}

function serverOf(dispatch: ApiDispatch, place: string): DraftServer {
  const { draft, saveDraft, dropDraft } = composerApi.endpoints;
  return {
    read: async () => {
      const asked = draft.initiate(place, { subscribe: false, forceRefetch: true });
      return (await dispatch(asked).unwrap())?.draft ?? null;
    },
    save: async ({ title, content }) => {
      await dispatch(saveDraft.initiate({ place, draft: { title, content } })).unwrap();
    },
    drop: async () => {
      await dispatch(dropDraft.initiate(place)).unwrap();
    },
    now: () => serverNow(),
  };
}

const nothing = (): (() => void) => () => undefined;

/** The draft's save state. While the form is open, a restored connection sends the waiting text. */
export function useDraftState(storage: DraftStorage | null): DraftState {
  useEffect(() => {
    if (!storage) return undefined;
    const send = (): void => storage.flush();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [storage]);
  return useSyncExternalStore(
    storage?.subscribe ?? nothing,
    () => storage?.current() ?? 'none',
    () => 'none',
  );
}

/** For the button that publishes: deletes the place's draft. */
export function useForgetDraft(place: string): () => void {
  const storage = useDraftStorage(place);
  return () => storage?.forget();
}
