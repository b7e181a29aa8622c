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
  Inline,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  TextField,
} from '#shared/ui/index.ts';
import { useOutboxQuery } from '../model/dev-calls.ts';
import { ClockTool } from './ClockTool.tsx';
import { LedgerTool } from './LedgerTool.tsx';
import { MessageCard } from './MessageCard.tsx';

const AUTO_REFRESH_MS = 3000;
const SHOWN_DIGITS = 3;

/** What the embedded outbox sent, and small tools of a development installation (rules.md#development-tools). */
export function DevOutboxPage() {
  const { t } = useTranslation(['dev-outbox', 'common']);
  const [to, setTo] = useState('');
  const [isLive, setLive] = useState(false);
  const { data, error, isFetching, refetch } = useOutboxQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? AUTO_REFRESH_MS : 0,
  });
  if (isApiError(error) && error.status === 404) return <ToolsOff />;
  const wanted = to.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '');
  const shown = data?.filter(
    (message) =>
      message.to.toLowerCase().includes(wanted) ||
      (digits.length >= SHOWN_DIGITS && message.to.replace(/\D/g, '').includes(digits)),
  );
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button icon={<RefreshCw aria-hidden />} loading={isFetching && !isLive} onClick={() => refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      <Stack $gap={6}>
        <Grid $min="300px">
          <ClockTool />
          <LedgerTool />
        </Grid>
        <Inline $align="end" $gap={4}>
          <div style={{ flex: '1 1 280px' }}>
            <TextField
              label={t('filter')}
              help={t('filterHelp')}
              type="search"
              optional
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </div>
          <CheckboxField
            label={t('live')}
            checked={isLive}
            onChange={(event) => setLive(event.target.checked)}
          />
        </Inline>
        {!shown && !error && <SkeletonList count={3} lines={2} />}
        {!shown && error && <ErrorState onRetry={refetch} />}
        {shown?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        {shown && (
          <Stack $gap={3}>
            {shown.map((message, index) => (
              <MessageCard key={`${message.at} ${message.to} ${index}`} message={message} />
            ))}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function ToolsOff() {
  const { t } = useTranslation();
  return (
    <Page $width="form">
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} />
      <LinkButton to="/" variant="primary">
        {t('notFound.home')}
      </LinkButton>
    </Page>
  );
}
