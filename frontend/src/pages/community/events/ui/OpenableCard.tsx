import { useTranslation } from 'react-i18next';
import { EventCard, type EventAnswer } from '#entities/event/index.ts';
import { Button } from '#shared/ui/index.ts';

interface OpenableCardProps {
  readonly event: EventAnswer;
  readonly onOpen: (id: string) => void;
}

export function OpenableCard({ event, onOpen }: OpenableCardProps) {
  const { t } = useTranslation('events');
  return (
    <EventCard event={event}>
      <Button aria-label={t('detailsOf', { title: event.title })} onClick={() => onOpen(event.id)}>
        {t('details')}
      </Button>
    </EventCard>
  );
}
