import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobs } from '#entities/job/index.ts';
import { formatAmount, useDebounced } from '#shared/lib/index.ts';
import {
  Button,
  Dialog,
  ErrorState,
  SkeletonList,
  Stack,
  TextField,
  VisuallyHidden,
} from '#shared/ui/index.ts';
import type { ReferableJob } from '../model/referable-job.ts';

const PAGE = 20;
const PAUSE_MS = 300;

interface JobChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChosen: (job: ReferableJob) => void;
}

/** Searches the open jobs, because the job comes before the worker (rules.md#refer-dialog). */
export function JobChoice({ open, onClose, onChosen }: JobChoiceProps) {
  const { t, i18n } = useTranslation('crew');
  const [words, setWords] = useState('');
  const q = useDebounced(useDeferredValue(words.trim()), PAUSE_MS);
  const list = useJobs({ industry: 'all', q: q || undefined, limit: PAGE });
  const isEmpty = !list.isLoading && !list.isError && list.jobs.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('job.title')}
      description={t('job.lead')}
    >
      <Stack $gap={4}>
        <TextField
          label={t('job.search')}
          type="search"
          placeholder={t('job.searchHint')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {list.isError && <ErrorState title={t('job.failed')} onRetry={list.retry} />}
        {list.isLoading && <SkeletonList count={3} lines={2} />}
        <VisuallyHidden role="status">
          {list.isLoading ? '' : t('job.found', { count: list.jobs.length })}
        </VisuallyHidden>
        {isEmpty && <p>{t(q === '' ? 'job.none' : 'job.noMatch')}</p>}
        <Choices role="list">
          {list.jobs.map((job) => (
            <li key={job.id}>
              <button type="button" onClick={() => onChosen(job)}>
                <span>
                  <b>{job.title}</b>
                  <small>{[job.company, job.location].join(' · ')}</small>
                </span>
                {Number(job.referralBonus) > 0 && (
                  <strong>{formatAmount(job.referralBonus, i18n.language)}</strong>
                )}
              </button>
            </li>
          ))}
        </Choices>
        {list.hasMore && <Button onClick={list.loadMore}>{t('job.more')}</Button>}
      </Stack>
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: var(--space-2);
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    width: 100%;
    min-height: 56px;
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    text-align: left;
    cursor: pointer;
    &:hover {
      background: var(--neutral-soft);
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  strong {
    flex: none;
    font: 700 var(--size-20) / 1 var(--font-display);
  }
`;
