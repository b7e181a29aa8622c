import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, TextField } from '#shared/ui/index.ts';

/** Leads to the list of all jobs with what was typed. */
export function FindJobs() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  return (
    <Line
      role="search"
      aria-label={t('browse.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        const q = typeof words === 'string' ? words.trim() : '';
        void navigate(q ? `/jobs?${new URLSearchParams({ q }).toString()}` : '/jobs');
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
