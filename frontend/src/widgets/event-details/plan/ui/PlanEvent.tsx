import type { EventAnswer } from '#entities/event/index.ts';
import { lazyPart } from '#shared/lib/index.ts';

const EventFormDialog = lazyPart(async () => (await import('./EventFormDialog.tsx')).EventFormDialog);

interface PlanEventProps {
  readonly open: boolean;
  /** Null for a new event. */
  readonly event?: EventAnswer | null;
  readonly onClose: () => void;
}

/** The event form, loaded on first use. */
export function PlanEvent({ open, event = null, onClose }: PlanEventProps) {
  if (!open) return null;
  return <EventFormDialog event={event} onClose={onClose} />;
}
