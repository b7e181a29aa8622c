import { useCallback, useEffect, useRef } from 'react';
import { useLazyCardsQuery, type SavedCard } from '#entities/payment/index.ts';

const BETWEEN_LOOKS_MS = 700;
const PATIENCE_MS = 30_000;

/** Waits for the provider's event that saves a new card or account (rules.md#paid-by-event). Null if none arrives. */
export function useCardWatch(known: readonly string[]): () => Promise<SavedCard | null> {
  const [read] = useLazyCardsQuery();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  return useCallback(async () => {
    const started = Date.now();
    while (!isGone.current && Date.now() - started < PATIENCE_MS) {
      const cards = await read(undefined)
        .unwrap()
        .catch(() => []);
      const saved = cards.find(({ id }) => !known.includes(id));
      if (saved) return saved;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    return null;
  }, [known, read]);
}
