import { ClipboardCheck, Pencil, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventAnswer } from '#entities/event/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { useEditEventMutation } from '../../api/event-details-api.ts';
import { CancelEvent } from './CancelEvent.tsx';
import { PlanEvent } from './PlanEvent.tsx';
import { ShareLink } from './ShareLink.tsx';

/** The host's view of the event's state, and buttons to edit, publish, check in, and cancel. */
export function HostTools({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const [isEditing, setEditing] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const publish = usePublish(event.id);
  if (!event.isHost) return null;
  const can = (action: EventAnswer['actions'][number]): boolean => event.actions.includes(action);
  return (
    <Stack as="section" aria-label={t('host.tools')} $gap={3}>
      <State event={event} />
      {can('edit') && (
        <Inline $gap={2}>
          {can('publish') && (
            <Button variant="primary" icon={<Send aria-hidden />} onClick={publish}>
              {t('host.publish')}
            </Button>
          )}
          {can('check_in') && (
            <LinkButton
              to={`/events/${event.id}/check-in`}
              variant="primary"
              icon={<ClipboardCheck aria-hidden />}
            >
              {t('host.checkIn')}
            </LinkButton>
          )}
          <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
            {t('host.edit')}
          </Button>
          {can('cancel') && (
            <Button variant="ghost" icon={<X aria-hidden />} onClick={() => setCanceling(true)}>
              {t('host.cancel')}
            </Button>
          )}
        </Inline>
      )}
      {can('share') && <ShareLink event={event} />}
      <PlanEvent open={isEditing} event={event} onClose={() => setEditing(false)} />
      <CancelEvent open={isCanceling} event={event} onClose={() => setCanceling(false)} />
    </Stack>
  );
}

function State({ event: { status, isHidden, hiddenReason, reviewNote } }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  if (isHidden) {
    return (
      <Callout tone="danger" title={t('host.hidden')}>
        {hiddenReason ?? t('host.hiddenText')}
      </Callout>
    );
  }
  if (status === 'in_review') return <Callout tone="warning">{t('host.inReview')}</Callout>;
  if (status !== 'draft') return null;
  if (reviewNote === null) return <Callout tone="neutral">{t('host.draft')}</Callout>;
  return (
    <Callout tone="warning" title={t('host.refused')}>
      {reviewNote}
    </Callout>
  );
}

function usePublish(id: string): () => Promise<void> {
  const { t } = useTranslation('events');
  const [edit] = useEditEventMutation();
  return async () => {
    const { data, error } = await edit({ id, changes: { status: 'published' } });
    if (error) return showFailure(error, t('host.publishFailed'), t('host.tryAgain'));
    const waits = data?.status === 'in_review';
    const description = waits ? t('host.sentText') : undefined;
    showToast({ title: waits ? t('host.sent') : t('host.published'), description, variant: 'success' });
  };
}
