import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { ContextModule } from '#app/container.ts';
import { AUDIT_TRAIL } from '#platform/tokens.ts';
import { filesBelow, pathOf, textOf } from '../repository-files.ts';
import { consumersIn, eventsListedIn } from '../told-events.ts';

const architecture = textOf('docs/architecture.md');

/** The cells of every row of a page's tables, without backticks. */
const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));

/** The files in one column of a page's tables. */
const filesIn = (page: string, column: number, ending: string): string[] =>
  rowsOf(page)
    .map((row) => row[column] ?? '')
    .filter((cell) => cell.startsWith('backend/') && cell.endsWith(ending))
    .toSorted();

const production = filesBelow('backend', '.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));

interface Context {
  readonly name: string;
  readonly module: ContextModule;
  /** The tokens that it exports for other contexts. */
  readonly tokens: readonly (readonly [string, symbol])[];
  readonly container: Container;
}

const isContext = (value: unknown): value is ContextModule =>
  typeof value === 'object' && value !== null && 'containers' in value;

async function readContext(name: string): Promise<Context> {
  const exports: Record<string, unknown> = await import(pathOf(`backend/modules/${name}/index.ts`));
  const module = Object.values(exports).find(isContext);
  if (!module) throw new Error(`${name} hands nothing to the composition root`);
  const container = new Container();
  container.load(...module.containers);
  const tokens = Object.entries(exports).flatMap(([token, value]) =>
    typeof value === 'symbol' ? [[token, value] as const] : [],
  );
  return { name, module, tokens, container };
}

const contexts = await Promise.all(readdirSync(pathOf('backend/modules')).map(readContext));

describe('the tables of the architecture', () => {
  it('the tables name every context', () => {
    const named = rowsOf(architecture).flatMap(
      ([first = '']) => /^\[(\w+)\]\(contexts\//.exec(first)?.slice(1) ?? [],
    );
    expect(named.toSorted()).toEqual(contexts.map(({ name }) => name).toSorted());
  });

  it('the tables name every exported token and the context that binds it', () => {
    const offered = [...contexts.flatMap(({ tokens }) => tokens), ['AUDIT_TRAIL', AUDIT_TRAIL] as const];
    const bound = offered.map(([token, symbol]) => {
      const by = contexts.filter(({ container }) => container.isBound(symbol)).map(({ name }) => name);
      return `${token} bound by ${by.join(' and ')}`;
    });
    const named = rowsOf(architecture)
      .filter(([, token = '', , by]) => /^[A-Z_]+$/.test(token) && by !== undefined)
      .map(([, token = '', , by = '']) => `${token} bound by ${by.split(',')[0]}`);
    expect(named.toSorted()).toEqual(bound.toSorted());
  });

  it('the tables name every consumer and its events', () => {
    const made = production.flatMap((file) => consumersIn(file, textOf(file)));
    const named = rowsOf(architecture).filter(([, , file = '']) => file.includes('/adapters/queue/'));
    expect(named.map((row) => row.join(' | ')).toSorted()).toEqual(
      made.map(({ name, hears, file }) => [name, hears.join(', '), file].join(' | ')).toSorted(),
    );
  });

  it('the tables name all due work', () => {
    const due = production.filter((file) => /implements [^{]*\bDueWork\b/.test(textOf(file)));
    const [, section = ''] = /\n## Due work\n([^]*?)\n## /.exec(architecture) ?? [];
    expect(filesIn(section, 1, '.ts')).toEqual(due.toSorted());
  });
});

it('the page of the architecture names the entities without a version', () => {
  const without = contexts
    .flatMap(({ module }) => module.entities)
    .filter(({ meta }) => !Object.values(meta.properties).some((property) => property.version))
    .map(({ meta }) => meta.className);
  const [, named = ''] = /No `version`:([^.]+)\./.exec(architecture) ?? [];
  expect([...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted()).toEqual(without.toSorted());
});

/** `a.thing_one`, `_two` is short for `a.thing_one`, `a.thing_two`. */
function eventsNamedOut(page: string): string[] {
  const [, out = ''] = /\nOut\b([^]*?)\n\n/.exec(page) ?? [];
  let subject = '';
  return [...out.matchAll(/`([a-z]+\.[a-z]+)?(_[a-z_]+)`/g)].map(([, named, rest = '']) => {
    subject = named ?? subject;
    return subject + rest;
  });
}

it.each(contexts.map(({ name }) => name))('the page of %s names its events', (name) => {
  const file = `backend/modules/${name}/domain/events.ts`;
  const listed = production.includes(file) ? eventsListedIn(file, textOf(file)) : [];
  expect(eventsNamedOut(textOf(`docs/contexts/${name}.md`)).toSorted()).toEqual(
    listed.map((event) => event.name).toSorted(),
  );
});

it('the page on testing names every contract suite', () => {
  expect(filesIn(textOf('docs/testing.md'), 0, '.contract.ts')).toEqual(
    filesBelow('backend', '.contract.ts').toSorted(),
  );
});

it.each(filesBelow('backend/migrations', '.ts').filter((file) => /\/\d/.test(file)))(
  'the docs name the migration %s',
  (migration) => {
    const pages = ['docs/architecture.md', ...filesBelow('docs/contexts', '.md')];
    expect(pages.some((page) => textOf(page).includes(migration))).toBe(true);
  },
);
