import { createContext, useContext, useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

interface ReaderTime {
  /** False until hydration of a page that the server drew. */
  readonly isOnDevice: boolean;
  /** Undefined means the zone of the device. */
  readonly zone: string | undefined;
  /** When the server drew the page; undefined if the browser draws it. */
  readonly drawnAt: number | undefined;
}

/** The zone of most users, until the reader's zone is known. */
const SERVER_ZONE = 'America/Chicago';
const ON_DEVICE: ReaderTime = { isOnDevice: true, zone: undefined, drawnAt: undefined };
let onServer: ReaderTime = atServer(undefined);

/** On the server, the time of the page. Several pages render at the same time. */
export const DrawnAt = createContext<ReaderTime | null>(null);

/** @param drawnAt in milliseconds since 1970 */
export function atServer(drawnAt: number | undefined): ReaderTime {
  return { isOnDevice: false, zone: SERVER_ZONE, drawnAt };
}

/** Sets the time of a page that the server drew. Until hydration, its dates stay the same as there. */
export function takeOverTime(drawnAt: number): void {
  onServer = atServer(drawnAt);
}

/** The clock and zone for dates. A page from the server starts with the server's, then uses the device's. */
export function useReaderTime(): ReaderTime {
  const drawn = useContext(DrawnAt);
  return useSyncExternalStore(never, onDevice, () => drawn ?? onServer);
}

/** Now by the server's clock, in milliseconds; until hydration, the time when the server drew the page. */
export function useServerNow(): number {
  const { drawnAt } = useReaderTime();
  return drawnAt ?? serverNow();
}

const never = (): (() => void) => () => undefined;
const onDevice = (): ReaderTime => ON_DEVICE;

/** Whether the server drew the page first. The browser then first draws the same amount of it. */
export function isDrawnByServer(): boolean {
  return typeof document === 'undefined' || onServer.drawnAt !== undefined;
}
