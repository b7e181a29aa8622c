import { ArrowLeft, CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useEventQuery } from '#entities/event/index.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  Callout,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { EventDetails } from '#widgets/event-details/index.ts';

/** One event on its own page, linked from notices and calendars. */
export function EventPage() {
  const { t } = useTranslation('events');
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useEventQuery(id);
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <Page $width="form">
      <PageHeader
        title={event?.title ?? t('title')}
        documentTitle={isMissing ? t('detail.notFound') : undefined}
        above={
          <Back to="/events">
            <ArrowLeft size={18} aria-hidden />
            {t('detail.toEvents')}
          </Back>
        }
      />
      {event && (
        <Stack $gap={5}>
          {!event.isHost && event.status === 'in_review' && <Waiting />}
          <EventDetails event={event} />
        </Stack>
      )}
      {!event && isMissing && (
        <EmptyState
          icon={<CalendarX />}
          title={t('detail.notFound')}
          text={t('detail.notFoundText')}
          action={
            <LinkButton to="/events" variant="primary">
              {t('detail.toEvents')}
            </LinkButton>
          }
        />
      )}
      {!event && error && !isMissing && <ErrorState title={t('detail.failed')} onRetry={refetch} />}
      {!event && !error && <SkeletonList count={1} lines={4} />}
    </Page>
  );
}

/** Only the host and reviewers can read an unpublished event (rules.md#event-publishing). */
function Waiting() {
  const { t } = useTranslation('events');
  return (
    <Callout tone="warning" title={t('detail.waits')}>
      <Link to="/admin/events">{t('review.title')}</Link>
    </Callout>
  );
}

const Back = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
`;
