import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListFilter, ListFilterState } from '../model/use-list-filter.ts';
import { Button, SelectField, TextField } from '#shared/ui/index.ts';

interface SearchLineProps {
  /** What can be found: "Name, email, phone or referral code". */
  readonly label: string;
  readonly state: ListFilterState;
  readonly filter?: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** Searches when it is sent, filters when it is chosen. */
export function SearchLine(props: SearchLineProps) {
  return <Line key={props.state.resets} {...props} />;
}

function Line({ label, state, filter }: SearchLineProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(state.current);
  const apply = (next: ListFilter): void => {
    setTyped(next);
    state.change({ ...next, q: next.q.trim() });
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <TextField
        type="search"
        label={label}
        value={typed.q}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => {
          const next = { ...typed, q: target.value };
          // The field's own cross empties it: then everything is there again.
          if (target.value === '') apply(next);
          else setTyped(next);
        }}
      />
      {filter && (
        <SelectField
          label={filter.label}
          placeholder={filter.all}
          options={filter.options}
          value={typed.filter}
          onChange={({ target }) => apply({ ...typed, filter: target.value })}
        />
      )}
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('list.search')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  > :first-child {
    flex: 3 1 260px;
  }
  > :nth-child(2):not(button) {
    flex: 1 1 160px;
  }
`;
