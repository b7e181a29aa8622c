import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { formatted } from './formatted.ts';
import {
  CATALOG,
  readScreenName,
  ROUTES,
  SCREENS,
  screenFiles,
  withRoute,
  withScreen,
  withTexts,
} from './screen-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** The command that the page of screens shows. */
const [, typed = '', address = '', spanish = ''] =
  /npm run new -- screen (\S+) (\S+) "([^"]+)"/.exec(textOf('docs/adding-a-screen.md')) ?? [];
const screen = readScreenName(typed, address);
if (screen === null) throw new Error('docs/adding-a-screen.md shows no command');
const files = screenFiles(screen, spanish);

describe('a new screen', () => {
  it('a screen has an area, a name, and a path without parameters', () => {
    expect(screen).toEqual({ area: 'account', name: 'saved-tools', path: '/saved-tools' });
    for (const wrong of ['', 'saved-tools', '/job/:id', '/Saved', '/'])
      expect(readScreenName('account/saved-tools', wrong)).toBeNull();
    for (const wrong of ['', 'account', 'account/Saved', '../x/saved'])
      expect(readScreenName(wrong, '/saved-tools')).toBeNull();
  });

  it('the generated files are formatted and overwrite nothing', async () => {
    for (const { path: file, text } of files) {
      const written = await formatted(file, text);
      expect(await formatted(file, written)).toBe(written);
      expect(existsSync(path.join(root, file))).toBe(false);
    }
  });

  it('a reader who follows the page of screens gets files that compile, with the edited tables', () => {
    const edited = [
      { path: CATALOG, text: withTexts(textOf(CATALOG), screen) ?? '' },
      { path: ROUTES, text: withRoute(textOf(ROUTES), screen) ?? '' },
      { path: SCREENS, text: withScreen(textOf(SCREENS), screen) ?? '' },
    ];
    expect(
      complaints([...files.filter(({ path: file }) => file.endsWith('.tsx')), ...edited], files),
    ).toEqual([]);
    for (const { text } of edited) expect(text).toContain('saved-tools');
  });

  it('a file without a place for it is not changed', () => {
    for (const edit of [withTexts, withRoute, withScreen]) expect(edit('export {};', screen)).toBeNull();
  });
});
