import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaints } from './complaints.ts';
import { formatted } from './formatted.ts';
import { readUseCaseName, useCaseFiles, wiringOf, withUseCase } from './use-case-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const contexts = readdirSync(path.join(root, 'backend/modules'));
const made = useCaseFiles({ context: 'waitlist', subject: null, name: 'invite-friend' });

describe('a new use case', () => {
  it('a name consists of a context, an optional subject, and a verb with a noun', () => {
    expect(readUseCaseName('hiring/withdraw-referral')).toEqual({
      context: 'hiring',
      subject: null,
      name: 'withdraw-referral',
    });
    expect(readUseCaseName('hiring/referral/withdraw-referral')?.subject).toBe('referral');
    for (const typed of [
      '',
      'hiring',
      'hiring/withdraw',
      'hiring/Withdraw-Referral',
      'a/b/c/do-it',
      '../x/do-it',
    ]) {
      expect(readUseCaseName(typed)).toBeNull();
    }
  });

  it('the generated files are formatted and short', async () => {
    for (const { path: file, text } of made) {
      const written = await formatted(file, text);
      expect(await formatted(file, written)).toBe(written);
      expect(text.split('\n').length).toBeLessThan(60);
    }
  });

  it('the generated files are in existing folders and overwrite nothing', () => {
    for (const { path: file } of made) {
      expect(existsSync(path.join(root, file))).toBe(false);
      expect(existsSync(path.join(root, path.dirname(file)))).toBe(true);
    }
  });

  it('the wire function of every context creates the use case and joins its routes', () => {
    const edited = contexts.flatMap((context) => {
      const use = { context, subject: null, name: 'invite-friend' };
      const text = withUseCase(readFileSync(path.join(root, wiringOf(use)), 'utf8'), use) ?? '';
      return [...useCaseFiles(use), { path: wiringOf(use), text }];
    });
    expect(complaints(edited)).toEqual([]);
    for (const { path: file, text } of edited.filter(({ path: name }) => name.includes('/wire-'))) {
      expect(text, file).toMatch(/routes: \[\s*\.\.\.inviteFriendRoutes\(inviteFriend\)/);
    }
  });

  it('a file without routes is not changed', () => {
    expect(
      withUseCase('export {};', { context: 'waitlist', subject: null, name: 'invite-friend' }),
    ).toBeNull();
  });
});
