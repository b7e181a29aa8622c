import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, TextField } from '../../../shared/ui/index.ts';

interface JobSearchProps {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

export function JobSearch({ words, onSearch }: JobSearchProps) {
  const { t } = useTranslation('jobs');
  const [typed, setTyped] = useState(words);
  const [searched, setSearched] = useState(words);
  if (words !== searched) {
    // The address has changed by itself: a way back, another kind of work.
    setSearched(words);
    setTyped(words);
  }
  return (
    <Line
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        type="search"
        label={t('browse.label')}
        placeholder={t('browse.example')}
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('browse.search')}
      </Button>
    </Line>
  );
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  max-width: var(--form-width);
  margin-bottom: var(--space-5);
  > :first-child {
    flex: 1 1 220px;
  }
  > button {
    min-height: 48px;
  }
`;
