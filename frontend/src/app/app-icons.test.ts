import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawIcon } from '../../build/app-icons.ts';

const sign = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/manifest.webmanifest'), 'utf8'),
);

it('each icon has the size that the manifest names', () => {
  for (const { sizes, purpose } of manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  )) {
    const side = Number(sizes.split('x')[0]);
    const png = Buffer.from(drawIcon(sign, { side, isMaskable: purpose === 'maskable' }));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
  }
});

it('the app is installable: the manifest has a name, a start, a display mode, and icons for every shape', () => {
  expect(manifest).toMatchObject({ name: 'Crewvine', start_url: '/', scope: '/', display: 'standalone' });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
});
