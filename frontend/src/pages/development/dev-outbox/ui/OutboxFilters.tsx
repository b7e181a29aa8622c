import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OUTBOX_CHANNELS } from '#contract/notifications/outbox.ts';
import { SelectField, TextField, useTypedSearch } from '#shared/ui/index.ts';
import type { OutboxFilter } from '../api/dev-outbox-api.ts';

interface OutboxFiltersProps {
  readonly filter: OutboxFilter;
  readonly onFilter: (filter: OutboxFilter) => void;
}

/** Finds messages by recipient, channel, and words while the user types. */
export function OutboxFilters({ filter, onFilter }: OutboxFiltersProps) {
  const { t } = useTranslation('dev-outbox');
  const { recipient = '', channel = '', q = '' } = filter;
  const show = (changes: Required<OutboxFilter>): void =>
    onFilter(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== '')));
  const people = useTypedSearch(recipient, (next) => show({ recipient: next, channel, q }));
  const words = useTypedSearch(q, (next) => show({ recipient, channel, q: next }));
  return (
    <Line
      role="search"
      aria-label={t('find')}
      onSubmit={(event) => {
        event.preventDefault();
        people.submit();
        words.submit();
      }}
    >
      <TextField
        label={t('filter')}
        help={t('filterHelp')}
        type="search"
        name="recipient"
        optional="filter"
        maxLength={254}
        autoComplete="off"
        value={people.typed}
        onChange={({ target }) => people.type(target.value)}
      />
      <TextField
        label={t('words')}
        help={t('wordsHelp')}
        type="search"
        name="q"
        optional="filter"
        maxLength={200}
        autoComplete="off"
        value={words.typed}
        onChange={({ target }) => words.type(target.value)}
      />
      <SelectField
        name="channel"
        label={t('kind')}
        value={channel}
        onChange={({ target }) =>
          show({ recipient: people.typed.trim(), channel: target.value, q: words.typed.trim() })
        }
        options={[
          { value: '', label: t('channel.all') },
          ...OUTBOX_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
        ]}
      />
    </Line>
  );
}

const Line = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
