import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventAnswer } from '#entities/event/index.ts';
import { CopyButton, TextField } from '#shared/ui/index.ts';

/** An event's address, for sharing. */
export function ShareLink({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const address = new URL(`/events/${event.id}`, window.location.origin).href;
  return (
    <Row>
      <TextField
        readOnly
        name="link"
        label={t('host.link')}
        help={event.status === 'in_review' ? t('host.linkLater') : undefined}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={address} label={t('host.copyLink')} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`;
