import { useTranslation } from 'react-i18next';
import { useEventQuery } from '#entities/event/index.ts';
import { RsvpButtons } from '#features/event/rsvp/index.ts';
import { Dialog, ErrorState, LinkButton, SkeletonList } from '#shared/ui/index.ts';
import { EventDetails } from '#widgets/event-details/index.ts';

interface EventDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One event in a dialog over the list; its own page can be shared. */
export function EventDialog({ id, onClose }: EventDialogProps) {
  const { t } = useTranslation('events');
  const { data: event, isError, refetch } = useEventQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={event?.title ?? t('details')}
      footer={
        event && (
          <>
            <LinkButton to={`/events/${id}`}>{t('detail.page')}</LinkButton>
            <RsvpButtons event={event} />
          </>
        )
      }
    >
      {event && <EventDetails event={event} inDialog />}
      {!event && isError && <ErrorState title={t('detail.failed')} onRetry={refetch} />}
      {!event && !isError && <SkeletonList count={1} lines={4} />}
    </Dialog>
  );
}
