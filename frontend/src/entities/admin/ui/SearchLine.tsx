import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Looking, LookingState } from '../model/use-looking.ts';
import { Button, SelectField, TextField } from '#shared/ui/index.ts';

interface SearchLineProps {
  /** What can be found: "Name, e-mail, phone or referral code". */
  readonly label: string;
  readonly state: LookingState;
  readonly filter?: {
    readonly label: string;
    readonly all: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** Searches when it is sent, filters when it is chosen. */
export function SearchLine(props: SearchLineProps) {
  return <Line key={props.state.round} {...props} />;
}

function Line({ label, state, filter }: SearchLineProps) {
  const { t } = useTranslation('admin');
  const [looking, setLooking] = useState(state.looking);
  const look = (next: Looking): void => {
    setLooking(next);
    state.look({ ...next, q: next.q.trim() });
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        look(looking);
      }}
    >
      <TextField
        type="search"
        label={label}
        value={looking.q}
        maxLength={100}
        enterKeyHint="search"
        onChange={({ target }) => {
          const next = { ...looking, q: target.value };
          // The field's own cross empties it: then everything is there again.
          if (target.value === '') look(next);
          else setLooking(next);
        }}
      />
      {filter && (
        <SelectField
          label={filter.label}
          placeholder={filter.all}
          options={filter.options}
          value={looking.filter}
          onChange={({ target }) => look({ ...looking, filter: target.value })}
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
