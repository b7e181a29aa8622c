import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onPhone } from '../../theme/index.ts';
import { Button } from '../action/Button.tsx';
import { hiddenOnPhone, WideWords } from '../layout/VisuallyHidden.tsx';
import { TextField } from './TextField.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchLineProps {
  /** The subject of the search: its name among the regions of the page. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The button. */
  readonly action: string;
  readonly words: string;
  /** `isTyping` is true after a pause between letters, and false after Enter or the button. */
  readonly onSearch: (words: string, isTyping: boolean) => void;
  /** A link next to the button, or below it on a phone. */
  readonly children?: ReactNode;
}

/** Searches after a pause in typing, or immediately on Enter. */
export function SearchLine({ name, label, placeholder, action, words, onSearch, children }: SearchLineProps) {
  const { typed, type, submit } = useTypedSearch(words, onSearch);
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
        <WideWords>{action}</WideWords>
      </Button>
      {children}
    </Line>
  );
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
  > :first-child > label {
    ${hiddenOnPhone}
  }
  ${onPhone} {
    margin-bottom: var(--space-2);
    > :first-child {
      flex-basis: 0;
    }
    > button {
      padding-inline: 14px;
    }
    > a {
      flex-basis: 100%;
    }
  }
`;
