import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/index.ts';
import {
  Button,
  CheckboxField,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Page,
  PageHeader,
  ShowMore,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { useOutboxInfiniteQuery, type OutboxFilter } from '../api/dev-outbox-api.ts';
import { ClockTool } from './ClockTool.tsx';
import { LedgerTool } from './LedgerTool.tsx';
import { MessageCard } from './MessageCard.tsx';
import { OutboxFilters } from './OutboxFilters.tsx';

const AUTO_REFRESH_MS = 3000;

/**
 * The messages sent by the embedded outbox, and tools for development installations
 * (rules.md#development-tools).
 */
export function DevOutboxPage() {
  const { t } = useTranslation(['dev-outbox', 'common']);
  const [filter, setFilter] = useState<OutboxFilter>({});
  const [isLive, setLive] = useState(false);
  const list = useOutboxInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? AUTO_REFRESH_MS : 0,
  });
  const { currentData, error, isFetching, isFetchingNextPage, refetch } = list;
  if (isApiError(error) && error.status === 404) return <ToolsOff />;
  const isFiltered = Object.keys(filter).length > 0;
  const shown = currentData?.pages.flatMap((page) => page.rows);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            icon={<RefreshCw aria-hidden />}
            loading={isFetching && !isFetchingNextPage && !isLive}
            onClick={() => refetch()}
          >
            {t('refresh')}
          </Button>
        }
      />
      <Stack $gap={6}>
        <Grid $min="300px">
          <ClockTool />
          <LedgerTool />
        </Grid>
        <OutboxFilters filter={filter} onFilter={setFilter} />
        <CheckboxField
          label={t('live')}
          checked={isLive}
          onChange={(event) => setLive(event.target.checked)}
        />
        {!shown && !error && <SkeletonList count={3} lines={2} />}
        {!shown && error && <ErrorState onRetry={refetch} />}
        {shown?.length === 0 && (
          <EmptyState title={t('empty.title')} text={t(isFiltered ? 'empty.other' : 'empty.text')} />
        )}
        {shown && (
          <Stack $gap={3}>
            {shown.map((message, index) => (
              <MessageCard key={`${message.at} ${message.to} ${index}`} message={message} />
            ))}
            <ShowMore list={list} label={t('older')} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function ToolsOff() {
  const { t } = useTranslation('not-found');
  return (
    <Page $width="form">
      <PageHeader title={t('title')} lead={t('text')} />
      <LinkButton to="/" variant="primary">
        {t('home')}
      </LinkButton>
    </Page>
  );
}
