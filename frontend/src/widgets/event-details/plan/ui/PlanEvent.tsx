import { lazy, Suspense } from 'react';
import type { EventAnswer } from '#entities/event/index.ts';

const EventFormDialog = lazy(async () => ({
  default: (await import('./EventFormDialog.tsx')).EventFormDialog,
}));

interface PlanEventProps {
  readonly open: boolean;
  /** Null for a new one. */
  readonly event?: EventAnswer | null;
  readonly onClose: () => void;
}

/** The form of an event, loaded when it is first opened. */
export function PlanEvent({ open, event = null, onClose }: PlanEventProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <EventFormDialog event={event} onClose={onClose} />
    </Suspense>
  );
}
