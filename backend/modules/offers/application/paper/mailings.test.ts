import { expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Mailing } from '../../contract/paper/mailing.ts';
import { AllMailings, type MailingPage, type Mailings } from './mailings.ts';

const mailing = (id: string, requestedAt: string): Mailing => ({
  kind: 'letter',
  id,
  referralId: 'r',
  jobId: 'j',
  jobTitle: 'Framer',
  workerName: 'Bo Li',
  mailingAddress: null,
  isConsentWithdrawn: true,
  requestedAt,
  documentUrl: '/api',
});

/** Returns rows like the sources of the list: in order, after the last one of the previous page. */
const source = (rows: readonly Mailing[]): Mailings => ({
  of: async (_employer, { after, limit }) =>
    rows
      .filter(({ requestedAt, id }) => !after || `${requestedAt} ${id}` > `${after.at} ${after.id}`)
      .slice(0, limit),
});

it('the mailings of all sources are listed in one order, page by page, each once', async () => {
  const letters = source([
    mailing('b', '2026-11-01'),
    mailing('d', '2026-11-03'),
    mailing('e', '2026-11-05'),
  ]);
  const notices = source([
    mailing('a', '2026-11-02'),
    mailing('c', '2026-11-03'),
    mailing('f', '2026-11-06'),
  ]);
  const all = new AllMailings([letters, notices]);
  const employer = newId<'user'>();
  const seen: string[] = [];
  let after: MailingPage['after'] = null;
  for (let page = 0; page < 3; page += 1) {
    const rows: readonly Mailing[] = await all.of(employer, { now: new Date(0), after, limit: 2 });
    seen.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    after = last ? { at: last.requestedAt, id: last.id } : after;
  }
  expect(seen).toEqual(['b', 'a', 'c', 'd', 'e', 'f']);
});
