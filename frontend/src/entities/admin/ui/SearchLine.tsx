import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListFilterState } from '../model/use-list-filter.ts';
import { Button, SelectField, TextField, useTypedSearch } from '#shared/ui/index.ts';

interface ListFilterChoice {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface SearchLineProps {
  /** Searchable fields: "Name, email, phone or referral code". If omitted, the line only filters. */
  readonly label?: string | undefined;
  readonly state: ListFilterState;
  readonly filter?: ListFilterChoice | undefined;
}

/** Searches while someone types, like every other search, and filters when someone chooses an option. */
export function SearchLine({ label, state, filter }: SearchLineProps) {
  const { t } = useTranslation('admin');
  const { current, change } = state;
  const { typed, type, submit } = useTypedSearch(current.q, (q) => change({ ...current, q }));
  return (
    <Form
      role="search"
      $isFilter={label === undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {label !== undefined && (
        <TextField
          type="search"
          label={label}
          value={typed}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      )}
      {filter && (
        <SelectField
          label={filter.label}
          placeholder={filter.all}
          options={filter.options}
          value={current.filter}
          onChange={({ target }) => change({ q: typed.trim(), filter: target.value })}
        />
      )}
      {label !== undefined && (
        <Button type="submit" icon={<Search aria-hidden />}>
          {t('list.search')}
        </Button>
      )}
    </Form>
  );
}

const Form = styled.form<{ $isFilter: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  > :first-child {
    flex: 3 1 260px;
    max-width: ${({ $isFilter }) => ($isFilter ? '320px' : 'none')};
  }
  > :nth-child(2):not(button) {
    flex: 1 1 160px;
  }
`;
