import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export const pathOf = (file: string): string => path.join(root, file);

const below = (folder: string): string[] =>
  readdirSync(pathOf(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => !file.includes('node_modules'));

/** Files of a folder of the repository and its subfolders, by their path from its root. */
export const filesBelow = (folder: string, ending: string): string[] =>
  below(folder).filter((file) => file.endsWith(ending));

export const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8');
export const isThere = (file: string): boolean => existsSync(pathOf(file));

/** All documents for people who work on the product. */
export const documents: readonly string[] = [
  'README.md',
  ...filesBelow('.github', '.md'),
  ...filesBelow('docs', '.md'),
];
