export type { LiveEvent } from './live-connection.ts';
export { followUpdates, type LiveMode } from './live-updates.ts';
export { useWatching } from './watched-here.ts';
