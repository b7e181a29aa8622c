import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '#shared/ui/index.ts';
import type { EventAnswer } from '../api/event-api.ts';

type Stated = Pick<EventAnswer, 'status' | 'isFull' | 'heldCount' | 'isHidden' | 'isHost' | 'myRsvp'>;
type Said =
  | 'cancelled'
  | 'past'
  | 'draft'
  | 'in_review'
  | 'hidden'
  | 'host'
  | 'going'
  | 'waitlisted'
  | 'offered'
  | 'held'
  | 'full';

const TONES: Readonly<Record<Said, Tone>> = {
  cancelled: 'danger',
  past: 'neutral',
  draft: 'neutral',
  in_review: 'warning',
  hidden: 'danger',
  host: 'info',
  going: 'success',
  waitlisted: 'warning',
  offered: 'warning',
  held: 'warning',
  full: 'warning',
};

/** The state that matters most to this reader; nothing if the event is simply open. */
export function EventState({ event }: { readonly event: Stated }) {
  const { t } = useTranslation('events');
  const said = stateOf(event);
  return said && <StatusBadge tone={TONES[said]}>{t(`state.${said}`)}</StatusBadge>;
}

function stateOf({ status, isFull, heldCount, isHidden, isHost, myRsvp }: Stated): Said | null {
  if (isHidden) return 'hidden';
  if (status !== 'published') return status;
  if (isHost) return 'host';
  const answer = myRsvp?.status;
  if (answer === 'going' || answer === 'waitlisted' || answer === 'offered') return answer;
  // A held spot may become free again, so the event is not full.
  if (isFull && heldCount > 0) return 'held';
  return isFull ? 'full' : null;
}
