import { useCallback, useEffect, useRef } from 'react';
import { useLazyCardsQuery } from '#entities/payment/index.ts';

const BETWEEN_LOOKS_MS = 700;
const PATIENCE_MS = 30_000;

/** Whether there is a card that was not there before; it is saved when the provider's event says so (rules.md#paid-by-event). */
export function useCardWatch(known: readonly string[]): () => Promise<boolean> {
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
      if (cards.some(({ id }) => !known.includes(id))) return true;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    return false;
  }, [known, read]);
}
