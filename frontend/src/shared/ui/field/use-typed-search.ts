import { useEffect, useRef, useState } from 'react';

/** Long enough for the next letter, short enough not to be waited for. */
const PAUSE_MS = 400;

interface TypedSearch {
  readonly typed: string;
  /** Enter, or the button. */
  readonly submit: () => void;
  readonly type: (value: string) => void;
}

/**
 * What is typed into a search is looked for after a pause, or right away when it is sent.
 *
 * @param words what the screen shows now
 * @param onSearch `isTyping`: a pause between letters and not the end of the sentence
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
      // Not by this line: a way back, or a chip that was taken away. Whoever typed on keeps what was typed.
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
  // The pause ends with whatever the screen asks for by then: another filter may have been chosen meanwhile.
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
