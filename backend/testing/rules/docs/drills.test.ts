import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, pathOf, textOf } from '../repository-files.ts';

const FOLDER = 'backend/testing/drills';
const SUFFIX = '.drill.ts';
const names = readdirSync(pathOf(FOLDER))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const sources = filesBelow(FOLDER, '.ts');

const drillText = (name: string): string => textOf(path.join(FOLDER, name + SUFFIX));
const section = textOf('docs/testing.md').split('\n## Drills\n')[1]?.split('\n## ')[0] ?? '';
const told = [
  ...section.matchAll(/^- (?:`[\w-]+` and )?`([\w-]+)`/gm),
  ...section.matchAll(/^- `([\w-]+)` and /gm),
];
/** Debian's packages for the programs of each drill. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  alerts: ['prometheus'],
  clock: ['faketime'],
  patroni: ['patroni', 'etcd-server', 'haproxy', 'postgresql'],
  pgbouncer: ['pgbouncer'],
  pitr: ['pgbackrest', 'postgresql'],
  replicas: ['haproxy'],
  rolling: ['haproxy'],
  sqlmap: ['sqlmap'],
  'stream-through-nginx': ['nginx-light'],
  'three-processes': ['nginx-light'],
  wapiti: ['wapiti'],
};

/** Drills that run tests and no product of their own, so they have no ledger to check. */
const TESTS_ONLY: readonly string[] = ['hours', 'shuffle'];

describe('the drills', () => {
  it('docs/testing.md describes every drill', () => {
    expect(told.map(([, name = '']) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('the drill %s prints a table', (name) => {
    expect(drillText(name)).toContain('report.finish()');
  });

  it.each(names.filter((name) => !TESTS_ONLY.includes(name)))(
    'the drill %s ends with the ledger check',
    (name) => {
      expect(drillText(name)).toMatch(/checkLedger\(|money\.tell\(report\)|: the ledger`/);
    },
  );

  it.each(names)('the drill %s says how to install its programs, in the list and on the page', (name) => {
    const [first = ''] = drillText(name).split('\n');
    const needed = PACKAGES[name] ?? [];
    for (const one of needed) expect([first, section].every((text) => text.includes(one))).toBe(true);
    expect(/apt-get install/.test(first)).toBe(needed.length > 0);
  });

  it('the drill of the alerts fires exactly the defined alerts', () => {
    const harms = drillText('alerts').matchAll(/\bharm\('[^']+', \[([^\]]+)\]/g);
    const fired = [...harms].flatMap(([, list = '']) => [...list.matchAll(/\w+/g)].map(([name]) => name));
    const rules = textOf('docker/alerts.yaml').matchAll(/- alert: (\w+)/g);
    const ruled = [...rules].map(([, name = '']) => name);
    expect(ruled.length).toBeGreaterThan(12);
    expect(fired.toSorted()).toEqual(ruled.toSorted());
  });

  it('the drills listen only on this machine', () => {
    expect(sources.filter((file) => /0\.0\.0\.0|listen_addr = \*/.test(textOf(file)))).toEqual([]);
  });
});
