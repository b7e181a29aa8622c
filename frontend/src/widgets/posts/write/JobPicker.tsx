import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobs } from '#entities/job/index.ts';
import { useBoundField } from '#shared/form/index.ts';
import { useDebounced } from '#shared/lib/index.ts';
import { SelectField, Stack, TextField } from '#shared/ui/index.ts';

const SHOWN = 20;
const PAUSE_MS = 400;

/** Chooses the open job that a post shares, if any, from search results. */
export function JobPicker({ name }: { readonly name: string }) {
  const { t } = useTranslation('posts');
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim(), PAUSE_MS);
  const { jobs, isLoading, isError } = useJobs({ industry: 'all', limit: SHOWN, ...(q && { q }) });
  const { field, error } = useBoundField(name);
  return (
    <Stack $gap={3}>
      <TextField
        type="search"
        name="jobSearch"
        label={t('form.jobSearch')}
        placeholder={t('form.jobExample')}
        value={words}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
      />
      <SelectField
        {...field}
        label={t('form.job')}
        help={t('form.jobHelp')}
        error={error}
        optional
        options={jobs.map(({ id, title, company, location }) => ({
          value: id,
          label: `${title} · ${company} · ${location}`,
        }))}
      />
      <Said role="status">
        {isError && t('form.jobsFailed')}
        {!isError && !isLoading && jobs.length === 0 && t('form.noJobs')}
      </Said>
    </Stack>
  );
}

const Said = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
  &:empty {
    display: none;
  }
`;
