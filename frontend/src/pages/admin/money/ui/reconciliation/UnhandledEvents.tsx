import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UnhandledEventView } from '#contract/billing/provider/unhandled-event.ts';
import { DayCell, PagedTable } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, DateText, ErrorState, Stack, type Column } from '#shared/ui/index.ts';
import { useUnhandledEventsInfiniteQuery } from '../../api/money-api.ts';

const SkipEventDialog = lazyPart(async () => (await import('./SkipEventDialog.tsx')).SkipEventDialog);

/** Events from the provider that could not be processed, if any (rules.md#lost-webhooks). */
export function UnhandledEvents() {
  const { t } = useTranslation('admin-money');
  const [toSkip, setToSkip] = useState<UnhandledEventView | null>(null);
  const list = useUnhandledEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useColumns(setToSkip);
  if (list.isError && !list.data) return <ErrorState title={t('unhandled.failed')} onRetry={list.refetch} />;
  if (!list.data?.pages.some(({ rows }) => rows.length > 0)) return null;
  return (
    <Section as="section" $gap={3} aria-labelledby="unhandled-events">
      <h2 id="unhandled-events">{t('unhandled.title')}</h2>
      <p>{t('unhandled.lead')}</p>
      <PagedTable list={list} caption={t('unhandled.caption')} columns={columns} empty={null} />
      {toSkip && <SkipEventDialog event={toSkip} onClose={() => setToSkip(null)} />}
    </Section>
  );
}

function useColumns(skip: (event: UnhandledEventView) => void): readonly Column<UnhandledEventView>[] {
  const { t } = useTranslation('admin-money');
  return [
    {
      key: 'event',
      header: t('unhandled.event'),
      main: true,
      cell: ({ type, eventId, objectId }) => (
        <div>
          {type}
          <Small>{eventId}</Small>
          {objectId !== null && <Small>{objectId}</Small>}
        </div>
      ),
    },
    { key: 'since', header: t('unhandled.since'), cell: ({ failedAt }) => <DayCell value={failedAt} /> },
    { key: 'tries', header: t('unhandled.tries'), align: 'end', cell: ({ tries }) => tries },
    {
      key: 'next',
      header: t('unhandled.next'),
      cell: ({ nextTryAt }) => <DateText value={nextTryAt} style="time" />,
    },
    { key: 'why', header: t('unhandled.why'), cell: ({ reason }) => <Reason>{reason}</Reason> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (event) => (
        <Button
          size="sm"
          aria-label={t('unhandled.skipOf', { event: event.eventId })}
          onClick={() => skip(event)}
        >
          {t('unhandled.skip')}
        </Button>
      ),
    },
  ];
}

/** Adds space around the section. */
const Section = styled(Stack)`
  margin-block: var(--space-5);
`;

const Small = styled.div`
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  max-width: 320px;
  overflow-wrap: anywhere;
`;
