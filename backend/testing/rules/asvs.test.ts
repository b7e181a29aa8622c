import { expect, it } from 'vitest';
import { ASVS_LEVEL_2 } from './asvs-requirements.ts';
import { isThere, textOf } from './repository-files.ts';

const page = textOf('docs/asvs.md');
const rows = page
  .split('\n')
  .map((line) => /^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line))
  .flatMap((found) => (found ? [{ id: found[1] ?? '', state: found[2] ?? '', shown: found[3] ?? '' }] : []));
const scripts: Readonly<Record<string, string>> = JSON.parse(textOf('package.json')).scripts;

/** A row can refer to another one. */
function meant(shown: string): string {
  const other = /^As (\d+\.\d+\.\d+)/.exec(shown)?.[1];
  if (other === undefined) return shown;
  const row = rows.find(({ id }) => id === other);
  if (!row) throw new Error(`${other} is no row`);
  return `${shown} ${meant(row.shown)}`;
}

/** Files that can fail; code itself proves nothing. */
const TEST = /\.(?:test|e2e|drill|contract)\.tsx?$/;

/** The anchors of headings, as links use them. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  ]);

it('the page has a row for every requirement of level 2, in order', () => {
  const wanted = Object.entries(ASVS_LEVEL_2).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

it.each(rows)('$id names only existing tests, files, commands, and links', ({ state, shown }) => {
  const whole = meant(shown);
  const files = [...whole.matchAll(/`((?:backend|frontend|docker|docs|\.github)\/[^`]+|\.env\.example)`/g)];
  const commands = [...whole.matchAll(/`npm run ([\w:-]+)(?: -- ([\w-]+))?/g)];
  const links = [...whole.matchAll(/\]\(([\w/-]+\.md)(?:#([\w-]+))?\)/g)];
  expect(files.map(([, file = '']) => file).filter((file) => !isThere(file))).toEqual([]);
  for (const [, command = '', drill] of commands) {
    expect(Object.keys(scripts)).toContain(command);
    if (command === 'drill') expect(isThere(`backend/testing/drills/${drill}.drill.ts`)).toBe(true);
  }
  for (const [, file = '', anchor] of links) {
    expect(isThere(`docs/${file}`)).toBe(true);
    if (anchor !== undefined) expect([...anchorsOf(textOf(`docs/${file}`))]).toContain(anchor);
  }
  const tests = files.filter(([, file = '']) => TEST.test(file));
  if (state === 'Shown') expect(tests.length + commands.length).toBeGreaterThan(0);
  else expect(whole.length).toBeGreaterThan(4);
});

it('few requirements are not met', () => {
  expect(rows.filter(({ state }) => state === 'Not met').length).toBeLessThan(5);
});
