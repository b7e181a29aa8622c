import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { personPath } from '#entities/admin/index.ts';
import { EventTime, type EventAnswer } from '#entities/event/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Badge, Button, Card, ConfirmDialog, Inline, Prose, Stack, TextArea } from '#shared/ui/index.ts';
import { useReviewEventMutation } from '../api/event-review-api.ts';

/** Everything that others will read, and the decision. */
export function ReviewCard({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const [isRefusing, setRefusing] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [review] = useReviewEventMutation();
  const decide = async (approve: boolean): Promise<void> => {
    const { error } = await review({ id: event.id, approve, note: approve ? null : note.trim() });
    if (error) {
      showFailure(error, t('review.decideFailed'));
      throw error;
    }
    showToast({ title: t(approve ? 'review.approved' : 'review.refused'), variant: 'success' });
  };
  const refuse = async (): Promise<void> => {
    if (note.trim() === '') {
      setProblem(translateMessage('Please tell the host why'));
      throw new Error('No note');
    }
    await decide(false);
  };
  return (
    <Card as="article" aria-labelledby={`review-${event.id}`}>
      <Stack $gap={3}>
        <Inline $gap={2}>
          <Badge $tone="info">{t(`type.${event.eventType}`)}</Badge>
        </Inline>
        <Title id={`review-${event.id}`}>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <p>
          <EventTime event={event} />
        </p>
        <p>{[event.location ?? t('online'), event.onlineUrl].filter(Boolean).join(' · ')}</p>
        <Prose html={event.descriptionHtml} />
        <p>
          <Link to={personPath(event.host.id)}>
            {t('review.by', { name: `${event.host.firstName} ${event.host.lastName}`.trim() })}
          </Link>
        </p>
        <Inline $gap={2}>
          <Button
            variant="primary"
            icon={<Check aria-hidden />}
            onClick={() => decide(true).catch(() => undefined)}
          >
            {t('review.approve')}
          </Button>
          <Button icon={<Undo2 aria-hidden />} onClick={() => setRefusing(true)}>
            {t('review.refuse')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isRefusing}
        onOpenChange={setRefusing}
        title={t('review.refuseTitle')}
        description={t('review.refuseText')}
        confirmLabel={t('review.refuse')}
        onConfirm={refuse}
      >
        <TextArea
          label={t('review.note')}
          value={note}
          maxLength={1000}
          error={problem}
          onChange={({ target }) => {
            setNote(target.value);
            setProblem(undefined);
          }}
        />
      </ConfirmDialog>
    </Card>
  );
}

const Title = styled.h2`
  overflow-wrap: anywhere;
  font-size: var(--size-20);
`;
