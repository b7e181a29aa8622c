import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toasts', () => {
  it('show one at a time: the newest', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second', variant: 'destructive' });
    expect(store.current()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
  });

  it('give the same words a new life when shown again', () => {
    const store = createToastStore();
    store.show({ title: 'Saved' });
    const first = store.current()?.id;
    store.show({ title: 'Saved' });
    expect(store.current()?.id).not.toBe(first);
  });

  it('are not closed by the end of a toast that was replaced', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    const first = store.current()?.id ?? 0;
    store.show({ title: 'Second' });
    store.close(first);
    expect(store.current()).toMatchObject({ title: 'Second', open: true });
  });

  it('tell whoever listens, until they stop', () => {
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
