import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../action/Button.tsx';
import { TextField } from './TextField.tsx';

/** Long enough for the next letter, short enough not to be waited for. */
const PAUSE_MS = 400;

interface SearchLineProps {
  /** What the search is for: its name among the regions of the page. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The button. */
  readonly action: string;
  readonly words: string;
  /** `isTyping`: a pause between letters and not the end of the sentence. */
  readonly onSearch: (words: string, isTyping: boolean) => void;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** What is typed is looked for after a pause, or at once with Enter. */
export function SearchLine({ name, label, placeholder, action, words, onSearch, children }: SearchLineProps) {
  const { typed, type, submit } = useTyped(words, onSearch);
  return (
    <Line
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        type="search"
        name="q"
        optional="filter"
        label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        {action}
      </Button>
      {children}
    </Line>
  );
}

function useTyped(words: string, onSearch: SearchLineProps['onSearch']) {
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

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  max-width: var(--form-width);
  margin-bottom: var(--space-4);
  > :first-child {
    flex: 1 1 220px;
  }
  > button {
    min-height: 48px;
  }
`;
