import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9ReviewRow } from '#contract/eligibility/review/i9-review.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Button, Card, ErrorState, Inline, SkeletonList, Stack, StatusBadge } from '#shared/ui/index.ts';
import { useI9ReviewSheetQuery } from '../api/i9-reviews-api.ts';
import { Checklist } from './Checklist.tsx';
import { SheetFacts } from './SheetFacts.tsx';

/** A waiting review. The form loads only after a press, because its trail logs each view. */
export function ReviewCard({ row }: { readonly row: I9ReviewRow }) {
  const { t } = useTranslation('i9-review');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { id, workerName, jobTitle, company, dueOn, actions } = row;
  const isReady = actions.includes('finish');
  const heading = `i9-review-${id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Inline $justify="space-between" $gap={3}>
          <div>
            <h2 id={heading}>{workerName}</h2>
            <p>{[jobTitle, company].filter(Boolean).join(' · ')}</p>
          </div>
          <StatusBadge tone={isReady ? 'warning' : 'neutral'}>{t(isReady ? 'ready' : 'waiting')}</StatusBadge>
        </Inline>
        <p>{dueOn === null ? t('undated') : t('dueOn', { day: formatDate(dueOn, language, 'date') })}</p>
        {isReady && (
          <div>
            <Button
              aria-expanded={isOpen}
              aria-label={isOpen ? undefined : t('openOf', { name: workerName })}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'close' : 'open')}
            </Button>
          </div>
        )}
        {isOpen && <Sheet id={id} />}
      </Stack>
    </Card>
  );
}

function Sheet({ id }: { readonly id: string }) {
  const { t } = useTranslation('i9-review');
  const { currentData, isError, refetch } = useI9ReviewSheetQuery(id);
  if (isError) return <ErrorState title={t('sheetFailed')} onRetry={refetch} />;
  if (!currentData) return <SkeletonList count={2} lines={4} />;
  return (
    <Stack $gap={5}>
      <SheetFacts sheet={currentData} />
      <Checklist sheet={currentData} />
    </Stack>
  );
}
