import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EventAnswer } from '#entities/event/index.ts';

/** The guest's check-in code, for the host's camera and to read out (rules.md#event-check-in). */
export function CheckInCode({ event }: { readonly event: EventAnswer }) {
  const { t } = useTranslation('events');
  const code = event.myRsvp?.checkInCode;
  if (!code || !event.actions.includes('show_code')) return null;
  return (
    <Pass aria-labelledby="check-in-code">
      <img src={`/api/events/${event.id}/check-in-code.svg`} alt="" width={160} height={160} />
      <div>
        <Heading id="check-in-code">{t('checkIn.yourCode')}</Heading>
        <Code>{`${code.slice(0, 4)} ${code.slice(4)}`}</Code>
        <p>{t('checkIn.showIt')}</p>
      </div>
    </Pass>
  );
}

const Pass = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  img {
    border-radius: var(--radius);
    background: #fff;
  }
  p {
    color: var(--text-muted);
  }
`;

const Heading = styled.h2`
  font-size: var(--size-20);
`;

const Code = styled.p`
  && {
    color: var(--text);
  }
  font: 700 var(--size-34) / 1.2 var(--font-display);
  letter-spacing: 0.06em;
`;
