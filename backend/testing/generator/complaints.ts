import path from 'node:path';
import ts from 'typescript';
import type { NewFile } from './use-case-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Types that no file imports. */
const AMBIENT = [
  'backend/app/event-map.ts',
  'backend/app/task-map.ts',
  'frontend/src/i18next.d.ts',
  'frontend/src/styled-components.d.ts',
  'frontend/src/vite-env.d.ts',
];

/**
 * The compiler's errors for files that exist only in memory, together with those on disk. The texts in `beside` can be
 * imported, but are not checked.
 */
export function complaints(files: readonly NewFile[], beside: readonly NewFile[] = []): readonly string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const checked = files.map(({ path: file }) => path.join(root, file));
  const texts = new Map([...files, ...beside].map(({ path: file, text }) => [path.join(root, file), text]));
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const ambient = AMBIENT.map((file) => path.join(root, file));
  const program = ts.createProgram([...checked, ...ambient], { ...options, incremental: false }, host);
  return checked.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
