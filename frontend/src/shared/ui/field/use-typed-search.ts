import { useEffect, useRef, useState } from 'react';

/** Long enough for the next letter, and short enough to feel responsive. */
const PAUSE_MS = 400;

interface TypedSearch {
  readonly typed: string;
  /** Enter, or the button. */
  readonly submit: () => void;
  readonly type: (value: string) => void;
}

/**
 * Searches after a pause in typing, or immediately on submit.
 *
 * @param words the search on screen now
 * @param onSearch `isTyping` is true after a pause between letters, and false on submit
 */
export function useTypedSearch(
  words: string,
  onSearch: (words: string, isTyping: boolean) => void,
): TypedSearch {
  const [typed, setTyped] = useState(words);
  const [sent, setSent] = useState(words);
  const [searched, setSearched] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (words !== searched) {
    setSearched(words);
    if (words !== sent) {
      // Changed elsewhere, by Back or a removed filter. Text typed since then would be lost otherwise.
      setSent(words);
      setTyped(words);
    }
  }
  const look = (value: string, isTyping: boolean): void => {
    clearTimeout(timer.current);
    const next = value.trim();
    if (next === words) return;
    setSent(next);
    onSearch(next, isTyping);
  };
  // After the pause, uses the current search of the screen, because another filter may have changed.
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    submit: () => look(typed, false),
    type: (value: string): void => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value, true), PAUSE_MS);
    },
  };
}
