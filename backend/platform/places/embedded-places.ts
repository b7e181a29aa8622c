import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlaceRow } from './place-rows.ts';
import { PlaceTable } from './place-table.ts';
import type { Place, Places } from './places.ts';

async function readTable(): Promise<PlaceTable> {
  const thread = new Worker(new URL('./read-places.ts', import.meta.url));
  thread.unref();
  const [rows] = (await once(thread, 'message')) as [readonly PlaceRow[]];
  return new PlaceTable(rows);
}

let table: Promise<PlaceTable> | null = null;

/** One table for the whole process, loaded by the first caller. */
function sharedTable(): Promise<PlaceTable> {
  table ??= readTable().catch((error: unknown) => {
    table = null;
    throw error;
  });
  return table;
}

/**
 * The table that ships with the product, about 17,000 towns. The first call loads it, and later ones reuse
 * it.
 */
export class EmbeddedPlaces implements Places {
  async nearest(latitude: number, longitude: number): Promise<Place | null> {
    return (await sharedTable()).nearest(latitude, longitude);
  }

  async find(city: string, state: string | null): Promise<Place | null> {
    return (await sharedTable()).find(city, state);
  }

  async beginning(city: string, state: string | null, limit: number): Promise<readonly Place[]> {
    return (await sharedTable()).beginning(city, state, limit);
  }
}
