import { createContext, useContext, useSyncExternalStore } from 'react';

interface ReaderTime {
  /** False while a page is as the server drew it. */
  readonly isOnDevice: boolean;
  /** Undefined: the one of the device. */
  readonly zone: string | undefined;
  /** When the page was drawn on the server; undefined where it is drawn here and now. */
  readonly drawnAt: number | undefined;
}

/** Where most of the people are, until it is known where this one is. */
const SERVER_ZONE = 'America/Chicago';
const ON_DEVICE: ReaderTime = { isOnDevice: true, zone: undefined, drawnAt: undefined };
let onServer: ReaderTime = atServer(undefined);

/** On the server: when the page is drawn, in milliseconds since 1970. Several are drawn side by side. */
export const DrawnAt = createContext<ReaderTime | null>(null);

/** @param drawnAt in milliseconds since 1970 */
export function atServer(drawnAt: number | undefined): ReaderTime {
  return { isOnDevice: false, zone: SERVER_ZONE, drawnAt };
}

/** For a page that the server drew: until it is taken over, its dates read as they did there. */
export function takeOverTime(drawnAt: number): void {
  onServer = atServer(drawnAt);
}

/** By which clock and zone dates are written. On a page of the server they are the server's at first, then the device's. */
export function useReaderTime(): ReaderTime {
  const drawn = useContext(DrawnAt);
  return useSyncExternalStore(never, onDevice, () => drawn ?? onServer);
}

const never = (): (() => void) => () => undefined;
const onDevice = (): ReaderTime => ON_DEVICE;

/** Whether the page began as one of the server's: then the browser draws as much of it as the server did. */
export function isDrawnByServer(): boolean {
  return typeof document === 'undefined' || onServer.drawnAt !== undefined;
}
