import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { rememberPlace, TownField, useRememberedPlace } from '#entities/place/index.ts';
import { Button, TextField } from '#shared/ui/index.ts';

/**
 * Opens the list of all jobs with the search; the place is remembered for the next visit
 * (rules.md#visitor-place).
 */
export function FindJobs() {
  const { t } = useTranslation('jobs');
  const remembered = useRememberedPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const place = typed ?? remembered;
  const navigate = useNavigate();
  return (
    <Line
      // Also works without JavaScript.
      action="/jobs"
      role="search"
      aria-label={t('browse.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        const q = typeof words === 'string' ? words.trim() : '';
        const location = place.trim();
        rememberPlace(location);
        const asked = new URLSearchParams({ ...(q && { q }), ...(location && { location }) }).toString();
        void navigate(asked ? `/jobs?${asked}` : '/jobs');
      }}
    >
      <TextField
        type="search"
        name="q"
        optional="filter"
        label={t('browse.label')}
        placeholder={t('browse.example')}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      <TownField
        name="location"
        optional="filter"
        label={t('browse.place')}
        placeholder={t('browse.placeExample')}
        maxLength={200}
        autoComplete="address-level2"
        enterKeyHint="search"
        value={place}
        onChange={({ target }) => setTyped(target.value)}
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
    flex: 2 1 220px;
  }
  > :nth-child(2) {
    flex: 1 1 150px;
  }
  > button {
    min-height: 48px;
  }
`;
