import { lazy, Suspense } from 'react';
import type { EventAnswer } from '#entities/event/index.ts';

const EventFormDialog = lazy(async () => ({
  default: (await import('./EventFormDialog.tsx')).EventFormDialog,
}));

interface PlanEventProps {
  readonly open: boolean;
  /** Null for a new event. */
  readonly event?: EventAnswer | null;
  readonly onClose: () => void;
}

/** The event form, loaded on first use. */
export function PlanEvent({ open, event = null, onClose }: PlanEventProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <EventFormDialog event={event} onClose={onClose} />
    </Suspense>
  );
}
