import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  BY_ITSELF,
  JOBS,
  OFFER_LETTERS,
  REFERRALS,
  USERS,
  type KeptColumns,
} from '../../testing/columns/kept-columns.ts';
import { KeptRows, type KeptRow, type KeptTable } from '../../testing/columns/kept-rows.ts';

const TABLES: Record<KeptTable, KeptColumns> = {
  users: USERS,
  jobs: JOBS,
  referrals: REFERRALS,
  offer_letters: OFFER_LETTERS,
};
const NAMES = ['users', 'jobs', 'referrals', 'offer_letters'] as const;

describe('every column', () => {
  let app: TestApplication;
  let kept: KeptRows;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    kept = await KeptRows.open(app);
  });
  afterAll(() => app.stop());

  it.each(NAMES)('every column of %s is shown or left out on purpose', async (table) => {
    const { probe, views } = kept.rows[table];
    const { shown, unshown, untried, others } = TABLES[table];
    const skipped = new Set(listed(untried));
    const read = () => seenBy(views);
    const [row, before] = [await probe.row(), await read()];
    const found: Record<string, string> = Object.fromEntries([...skipped].map((name) => [name, 'untried']));
    for (const column of (await probe.columns()).filter(({ name }) => !skipped.has(name))) {
      await probe.change(column, others[column.name]);
      const after = await read();
      found[column.name] = Object.keys(views)
        .filter((view) => after[view] !== before[view])
        .join(', ');
      await probe.restore(row, column);
    }
    const expected = { ...placed(shown), ...all(unshown, ''), ...all(untried, 'untried') };
    expect(found).toEqual(expected);
    expect(await read()).toEqual(before);
  });

  it.each(NAMES)('every column of %s is erased with an account or remains on purpose', async (table) => {
    const { erased, stays } = TABLES[table];
    const names = (await kept.rows[table].probe.columns()).map(({ name }) => name);
    // One column may be erased with the account of either party.
    const known = new Set([...listed(erased), ...listed(stays)]);
    expect([...known].toSorted()).toEqual(names.toSorted());
  });

  it.each(['worker', 'referrer', 'employer'] as const)(
    'erasing the account of the %s erases the listed columns, and no others',
    async (who) => {
      // Each column's value is unique in the database.
      const own = await startTestApplication({ byDay: true });
      const doomed = await KeptRows.open(own);
      for (const table of NAMES) {
        const { untried, others } = TABLES[table];
        await doomed.rows[table].probe.fillAll(new Set([...listed(untried), 'is_active', 'status']), others);
      }
      const before = await doomed.read();
      await doomed.erase(who);
      const after = await doomed.read();
      for (const table of NAMES) {
        const { erased, stays } = TABLES[table];
        const itself = new Set(listed({ own: stays[BY_ITSELF] ?? '' }));
        const changed = Object.keys(before[table]).filter(
          (name) =>
            !itself.has(name) && JSON.stringify(before[table][name]) !== JSON.stringify(after[table][name]),
        );
        expect({ [table]: changed.toSorted() }).toEqual({
          [table]: listed({ gone: erased[who] ?? '' }).toSorted(),
        });
      }
      await own.stop();
    },
  );
});

function listed(lists: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(lists).flatMap((list) => list.split(/\s+/).filter(Boolean));
}

/** Each column with its entry in the table. */
function placed(lists: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(lists).flatMap(([place, list]) =>
    listed({ list }).map((name) => [name, place] as const),
  );
  return Object.fromEntries(pairs);
}

function all(lists: Readonly<Record<string, string>>, place: string): Record<string, string> {
  return Object.fromEntries(listed(lists).map((name) => [name, place]));
}

async function seenBy(views: KeptRow['views']): Promise<Readonly<Record<string, string>>> {
  const seen = Object.entries(views).map(
    async ([view, read]) => [view, JSON.stringify(await read())] as const,
  );
  return Object.fromEntries(await Promise.all(seen));
}
