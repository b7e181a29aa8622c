import type { LiveEventData, LiveEventName } from '../../contract/live-event.ts';

/** One event as it goes over the line. JSON has no line breaks, so its data is one line. */
export function eventText<Name extends LiveEventName>(
  name: Name,
  data: LiveEventData[Name],
  id: string | null = null,
): string {
  return `event: ${name}\n${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** How long the client waits before it reconnects. */
export function retryText(ms: number): string {
  return `retry: ${Math.round(ms)}\n\n`;
}
