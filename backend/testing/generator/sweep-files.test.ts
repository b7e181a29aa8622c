import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { formatted } from './formatted.ts';
import { readSweepName, sweepFiles, withDueLine, withSweep, type SweepName } from './sweep-files.ts';
import { wiringOf } from './use-case-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const contexts = readdirSync(path.join(root, 'backend/modules'));
const REMIND = { subject: null, name: 'remind-poster', table: 'jobs', column: 'remind_at' };
const sweep: SweepName = { context: 'jobs', ...REMIND, subject: 'posting' };

describe('a new sweep', () => {
  it('a sweep has a name and the column with its due time', () => {
    expect(readSweepName('jobs/posting/remind-poster', 'jobs.remind_at')).toEqual(sweep);
    for (const due of ['', 'jobs', 'jobs.remind', 'jobs.remind_at; drop table jobs', 'Jobs.remind_at'])
      expect(readSweepName('jobs/posting/remind-poster', due)).toBeNull();
    expect(readSweepName('jobs/remind', 'jobs.remind_at')).toBeNull();
  });

  it('the generated files are formatted, short, and overwrite nothing', async () => {
    for (const { path: file, text } of sweepFiles(sweep)) {
      const written = await formatted(file, text);
      expect(await formatted(file, written)).toBe(written);
      expect(text.split('\n').length).toBeLessThan(60);
      expect(existsSync(path.join(root, file))).toBe(false);
      expect(existsSync(path.join(root, path.dirname(file)))).toBe(true);
    }
  });

  it('the wire function of every context creates the sweep and hands it over', () => {
    const edited = contexts.flatMap((context) => {
      const one = { context, ...REMIND };
      const wiring = wiringOf(one);
      return [...sweepFiles(one), { path: wiring, text: withSweep(textOf(wiring), one) ?? '' }];
    });
    expect(complaints(edited)).toEqual([]);
    for (const { path: file, text } of edited.filter(({ path: name }) => name.includes('/wire-')))
      expect(text, file).toMatch(/dueWork: \[remindPoster\b/);
  });

  it('the table of due work has a line of the sweep', () => {
    const before = textOf('docs/architecture.md');
    const after = withDueLine(before, sweep) ?? '';
    const line = '`jobs.remind_at` has come | `backend/modules/jobs/application/posting/remind-poster.ts` |';
    expect(after).toContain(line);
    expect(after.split('\n').filter((one) => !one.includes(line))).toEqual(before.split('\n'));
  });

  it('a file without a place for it is not changed', () => {
    expect(withSweep('export {};', sweep)).toBeNull();
    expect(withDueLine('# Architecture', sweep)).toBeNull();
  });
});
