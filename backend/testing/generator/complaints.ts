import path from 'node:path';
import ts from 'typescript';
import type { NewFile } from './use-case-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The compiler's errors for files that exist only in memory, together with those on disk. */
export function complaints(files: readonly NewFile[]): readonly string[] {
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
