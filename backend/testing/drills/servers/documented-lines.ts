import { readFileSync } from 'node:fs';
import path from 'node:path';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../docs/operations.md');

/** The exact code blocks in one language from a section of docs/operations.md. */
export function documentedLines(heading: string, language: string): readonly string[] {
  const [, section = ''] = `${readFileSync(OPERATIONS, 'utf8')}\n## `.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = own.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'));
  const found = [...blocks].map(([, lines = '']) => lines);
  if (found.length === 0) throw new Error(`docs/operations.md, ${heading}: no lines of ${language}`);
  return found;
}
