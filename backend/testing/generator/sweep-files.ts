import { camel, pascal, readUseCaseName, words, type NewFile, type UseCaseName } from './use-case-files.ts';

export interface SweepName extends UseCaseName {
  /** The table of the due rows, and its column with their due time, which is null in the others. */
  readonly table: string;
  readonly column: string;
}

const COLUMN = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*_at)$/;

/** Reads `jobs/posting/remind-poster` and `jobs.remind_at`. Null if invalid. */
export function readSweepName(typed: string, due: string): SweepName | null {
  const name = readUseCaseName(typed);
  const [, table, column] = COLUMN.exec(due) ?? [];
  return name && table !== undefined && column !== undefined ? { ...name, table, column } : null;
}

const folderOf = ({ subject }: SweepName): string => (subject === null ? '' : `${subject}/`);

function sweepText({ context, name, table, column }: SweepName): string {
  const type = pascal(name);
  return `import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

const AT_ONCE = 50;

/** Rows of \`${table}\` whose \`${column}\` has passed. */
export interface ${type}Store {
  due(now: Date, limit: number): Promise<readonly string[]>;
  /** (tx) Nothing of the row is due afterwards; false if nothing was before. */
  settle(id: string, now: Date): Promise<boolean>;
}

export interface ${type}Needs {
  readonly unitOfWork: UnitOfWork;
  readonly store: ${type}Store;
  readonly clock: Clock;
}

/** ${words(name)}. */
export class ${type} implements DueWork {
  readonly name = '${context}.${name.replaceAll('-', '_')}';
  private readonly needs: ${type}Needs;

  constructor(needs: ${type}Needs) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, store, clock } = this.needs;
    const due = await store.due(clock.now(), AT_ONCE);
    return eachAlone(due, (id) => unitOfWork.transaction(() => store.settle(id, clock.now())));
  }
}
`;
}

function testText({ name }: SweepName): string {
  const type = pascal(name);
  return `import { expect, it } from 'vitest';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import { ${type} } from './${name}.ts';

it('every due row is settled, even if the first one fails', async () => {
  const settled: string[] = [];
  const sweep = new ${type}({
    unitOfWork: noTransaction,
    clock: new TestClock(),
    store: {
      due: async () => ['bad', 'good'],
      settle: async (id) => {
        if (id === 'bad') throw new Error('a bad row');
        return settled.push(id) > 0;
      },
    },
  });
  expect(await sweep.run()).toBe(1);
  expect(settled).toEqual(['good']);
});
`;
}

function storeText(sweep: SweepName): string {
  const { context, name, table, column } = sweep;
  const type = pascal(name);
  return `import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { ${type}Store } from '#modules/${context}/application/${folderOf(sweep)}${name}.ts';

const DUE: Statement = {
  name: '${name}-due',
  text: 'select id from ${table} where ${column} <= $1 order by ${column}, id limit $2',
};
const SETTLE: Statement = {
  name: '${name}-settle',
  text: 'update ${table} set ${column} = null where id = $1 and ${column} <= $2 returning id',
};

export class Sql${type}Store implements ${type}Store {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async due(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(DUE, [now, limit]);
    return rows.map(({ id }) => id);
  }

  async settle(id: string, now: Date): Promise<boolean> {
    return (await this.sql.row(SETTLE, [id, now])) !== null;
  }
}
`;
}

/** A sweep with its test, and its store. */
export function sweepFiles(sweep: SweepName): readonly NewFile[] {
  const root = `backend/modules/${sweep.context}`;
  const use = `${root}/application/${folderOf(sweep)}${sweep.name}`;
  return [
    { path: `${use}.ts`, text: sweepText(sweep) },
    { path: `${use}.test.ts`, text: testText(sweep) },
    {
      path: `${root}/adapters/persistence/${folderOf(sweep)}sql-${sweep.name}-store.ts`,
      text: storeText(sweep),
    },
  ];
}

/** The context's wire function, which now creates the sweep and hands it over. Null if it returns nothing. */
export function withSweep(wiring: string, sweep: SweepName): string | null {
  const [type, value] = [pascal(sweep.name), camel(sweep.name)];
  if (!/\n {2}return \{\n/.test(wiring)) return null;
  const platform = /export function wire\w+\(\s*outside\b/.test(wiring) ? 'outside.platform' : 'platform';
  const joined = wiring
    .replace(/^( {4}dueWork: )(?!\[)(.+),$/m, '$1[...$2],')
    .replace(/^ {4}dueWork: \[/m, (list) => `${list}${value}, `);
  const handed = joined.includes(`[${value}, `)
    ? joined
    : joined.replace(/\n {2}return \{\n/, (start) => `${start}    dueWork: [${value}],\n`);
  const created = `const ${value} = new ${type}({
    unitOfWork: ${platform}.unitOfWork,
    store: new Sql${type}Store(${platform}.sql),
    clock: ${platform}.clock,
  });`;
  return (
    `import { ${type} } from '../application/${folderOf(sweep)}${sweep.name}.ts';\n` +
    `import { Sql${type}Store } from './persistence/${folderOf(sweep)}sql-${sweep.name}-store.ts';\n` +
    handed.replace(/\n {2}return \{/, `\n  ${created}\n\n  return {`)
  );
}

/** The architecture's table of due work with the line of the sweep. Null if the table is missing. */
export function withDueLine(architecture: string, sweep: SweepName): string | null {
  const file = `backend/modules/${sweep.context}/application/${folderOf(sweep)}${sweep.name}.ts`;
  const line = `| ${words(sweep.name)}, when \`${sweep.table}.${sweep.column}\` has come | \`${file}\` |`;
  const [table] = /\n## Due work\n[^]*?\n\| --- \| --- \|\n/.exec(architecture) ?? [];
  return table === undefined ? null : architecture.replace(table, () => `${table}${line}\n`);
}
