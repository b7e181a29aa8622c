import type SharpLibrary from 'sharp';

type Sharp = typeof SharpLibrary;
let loading: Promise<Sharp> | null = null;

/**
 * Loads with the first picture, so the worker and the commands start without the library. Only the loaders
 * for the three formats that we accept are enabled.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
