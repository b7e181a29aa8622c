import { CalendarPlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  Button,
  Card,
  ConfirmDialog,
  CopyButton,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
} from '#shared/ui/index.ts';
import { useCalendarFeedQuery, useEndCalendarFeedMutation } from '../api/calendar-feed-api.ts';

/** Shows the user's calendar address on request and can replace it (rules.md#calendar-feed). */
export function CalendarFeed() {
  const { t } = useTranslation('events');
  const [isShown, setShown] = useState(false);
  return (
    <Card aria-labelledby="calendar-feed">
      <Stack $gap={3} $align="start">
        <h2 id="calendar-feed">{t('feed.title')}</h2>
        <p>{t('feed.text')}</p>
        {isShown ? (
          <Address />
        ) : (
          <Button icon={<CalendarPlus aria-hidden />} onClick={() => setShown(true)}>
            {t('feed.show')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Address() {
  const { t } = useTranslation('events');
  const { data, isError, isFetching, refetch } = useCalendarFeedQuery(undefined);
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndCalendarFeedMutation();
  const renew = async (): Promise<void> => {
    const { error } = await end(undefined);
    if (error) {
      showFailure(error, t('feed.failed'), t('feed.failedText'));
      throw error;
    }
    showToast({ title: t('feed.renewed'), variant: 'success' });
  };
  if (isError) return <ErrorState title={t('feed.loadFailed')} onRetry={refetch} />;
  if (!data || isFetching) return <Skeleton $height="48px" aria-label={t('feed.title')} />;
  return (
    <>
      <Url>{data.url}</Url>
      <Inline $gap={2}>
        <CopyButton text={data.url} label={t('feed.copy')} variant="primary" />
        <Button icon={<RefreshCw aria-hidden />} onClick={() => setAsking(true)}>
          {t('feed.renew')}
        </Button>
      </Inline>
      <p>{t('feed.private')}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('feed.renewTitle')}
        description={t('feed.renewText')}
        confirmLabel={t('feed.renew')}
        onConfirm={renew}
      />
    </>
  );
}

const Url = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--size-14);
`;
