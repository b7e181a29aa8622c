import { expect, it } from 'vitest';
import { licensedPackages } from './licenses.ts';

/** Licenses that require only their own notice. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
];
const FREE_OF_RIGHTS = ['CC0-1.0', 'PSF-2.0', 'Zlib', 'OFL-1.1'];
const ALLOWED: ReadonlySet<string> = new Set([...PERMISSIVE, ...FREE_OF_RIGHTS]);

/** Licenses with further conditions, each with the reason why we meet them. */
const REASONED: readonly (readonly [named: RegExp, license: string, reason: string])[] = [
  [
    /^@img\/sharp/,
    'LGPL-3.0-or-later',
    'a library of its own beside ours, unchanged, that anybody may replace',
  ],
  [/^(?:web-push|satori|@resvg\/)/, 'MPL-2.0', 'their files are unchanged'],
];

/** `OR` needs one permitted license, `AND` all of them. */
function isAllowed(license: string, reasoned: readonly string[]): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => ALLOWED.has(one) || reasoned.includes(one)),
  );
}

it('every shipped package has an approved license', () => {
  const shipped = licensedPackages().filter(({ isTool }) => !isTool);
  expect(shipped.length).toBeGreaterThan(100);
  const unknown = shipped.filter(({ name, license }) => {
    const reasoned = REASONED.filter(([named]) => named.test(name)).map(([, term]) => term);
    return license === null || !isAllowed(license, reasoned);
  });
  expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it.each(REASONED)('the exception for %s under %s is used', (named, license) => {
  const found = licensedPackages().filter((one) => named.test(one.name) && one.license?.includes(license));
  expect(found.length).toBeGreaterThan(0);
});
