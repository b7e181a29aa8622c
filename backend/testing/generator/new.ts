import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
import { readSweepName, sweepFiles, withDueLine, withSweep } from './sweep-files.ts';
import { readUseCaseName, useCaseFiles, wiringOf, withUseCase, type NewFile } from './use-case-files.ts';

// npm run new -- use-case hiring/withdraw-referral
// npm run new -- sweep jobs/posting/remind-poster jobs.remind_at
// npm run new -- screen account/saved-tools /saved-tools "Herramientas guardadas"

const root = path.resolve(import.meta.dirname, '../../..');
const ARCHITECTURE = 'docs/architecture.md';
const USAGE = `Say what to make:
  npm run new -- use-case <context>/[<subject>/]<verb-noun>
  npm run new -- sweep <context>/[<subject>/]<verb-noun> <table>.<column>_at
  npm run new -- screen <area>/<name> /<path> "<title in Spanish>"`;

/** New files, existing files with their new text, and what to do next. */
interface Made {
  readonly files: readonly NewFile[];
  readonly edited: readonly NewFile[];
  readonly next: string;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function edited(file: string, text: string | null): NewFile {
  return { path: file, text: text ?? fail(`${file} has no place for it`) };
}

function wiringIn(context: string): string {
  const wiring = wiringOf({ context, subject: null, name: '' });
  if (!existsSync(path.join(root, wiring))) fail(`There is no context "${context}" in backend/modules`);
  return wiring;
}

function useCase(typed: string): Made {
  const use = readUseCaseName(typed) ?? fail(USAGE);
  const wiring = wiringIn(use.context);
  return {
    files: useCaseFiles(use),
    edited: [edited(wiring, withUseCase(textOf(wiring), use))],
    next: 'Next: write the rule and its test, then the answer (docs/adding-a-use-case.md).',
  };
}

function sweep(typed: string, due: string): Made {
  const name = readSweepName(typed, due) ?? fail(USAGE);
  const wiring = wiringIn(name.context);
  return {
    files: sweepFiles(name),
    edited: [
      edited(wiring, withSweep(textOf(wiring), name)),
      edited(ARCHITECTURE, withDueLine(textOf(ARCHITECTURE), name)),
    ],
    next: `Next: the column with its index in a migration, a bad row, and what happens with a due row (docs/adding-a-notice.md).`,
  };
}

function screen(typed: string, address: string, spanishTitle: string): Made {
  const name = readScreenName(typed, address) ?? fail(USAGE);
  if (spanishTitle === '') fail(USAGE);
  return {
    files: screenFiles(name, spanishTitle),
    edited: [
      edited(CATALOG, withTexts(textOf(CATALOG), name)),
      edited(ROUTES, withRoute(textOf(ROUTES), name)),
      edited(SCREENS, withScreen(textOf(SCREENS), name)),
    ],
    next: 'Next: a test, the calls, and a link to the screen (docs/adding-a-screen.md).',
  };
}

const [kind, typed = '', second = '', third = ''] = process.argv.slice(2);
const kinds = new Map<string, (typed: string, second: string, third: string) => Made>([
  ['use-case', useCase],
  ['sweep', sweep],
  ['screen', screen],
]);
const made = (kinds.get(kind ?? '') ?? fail(USAGE))(typed, second, third);

const taken = made.files.find(({ path: file }) => existsSync(path.join(root, file)));
if (taken) fail(`${taken.path} is there already; nothing was written`);

for (const { path: file, text } of [...made.files, ...made.edited]) {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, file.endsWith('.md') ? text : await formatted(file, text));
  console.log(file);
}
console.log(made.next);
