import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { formatted } from './formatted.ts';
import { readUseCaseName, useCaseFiles, wiringOf, withUseCase, type NewFile } from './use-case-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const contexts = readdirSync(path.join(root, 'backend/modules'));
const made = useCaseFiles({ context: 'waitlist', subject: null, name: 'invite-friend' });

/** The compiler's errors for files that exist only in memory, together with those on disk. */
function complaints(files: readonly NewFile[]): readonly string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const texts = new Map(files.map(({ path: file, text }) => [path.join(root, file), text]));
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const maps = ['event-map.ts', 'task-map.ts'].map((file) => path.join(root, 'backend/app', file));
  const program = ts.createProgram([...texts.keys(), ...maps], { ...options, incremental: false }, host);
  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

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
