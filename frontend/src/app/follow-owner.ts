import { selectCurrentUser } from '#entities/session/index.ts';
import { setStorageOwner } from '#shared/kept/index.ts';
import type { AppStore } from './store.ts';

/** Local data belongs to the signed-in user from the first response on (`rules.md#kept-offline`). */
export function followOwner(store: AppStore): void {
  let known: string | null | undefined;
  const follow = (): void => {
    const { data } = selectCurrentUser(store.getState());
    const owner = data === undefined ? undefined : (data?.id ?? null);
    if (owner === undefined || owner === known) return;
    known = owner;
    setStorageOwner(owner);
  };
  store.subscribe(follow);
  follow();
}
