export type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant | undefined;
  /** An action such as Undo. Pressing it closes the toast. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Only one toast shows at a time: a new one takes the place of the last (rules.md#one-toast). */
export function createToastStore() {
  let current: ShownToast | null = null;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast | null): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: (): ShownToast | null => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(message: ToastMessage): void {
      lastId += 1;
      set({ ...message, id: lastId, open: true });
    },
    /** Ignores a toast that another one has replaced. */
    close(id: number): void {
      if (current?.id === id) set({ ...current, open: false });
    },
  };
}

export const toasts = createToastStore();

/** Callable from anywhere, components or not. */
export function showToast(message: ToastMessage): void {
  toasts.show(message);
}
