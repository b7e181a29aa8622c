import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('the toast store', () => {
  it('the store shows only the newest toast', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second', variant: 'destructive' });
    expect(store.current()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  });

  it('a repeated message is a new toast', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    const first = store.current()?.id;
    store.show({ title: 'Saved' });
    expect(store.current()?.id).not.toBe(first);
  });

  it('the end of a replaced toast does not close the new one', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const first = store.current()?.id ?? 0;
    store.show({ title: 'Second' });
    store.close(first);
    expect(store.current()).toMatchObject({ title: 'Second', open: true });
  });

  it('the store notifies listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.show({ title: 'First' });
    store.close(1);
    stop();
    store.show({ title: 'Second' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
