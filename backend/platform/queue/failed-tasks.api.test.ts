import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import type { Task } from '#kernel/tasks.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { EVENT_PUBLISHER, TASK_QUEUE, UNIT_OF_WORK } from '#platform/tokens.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import {
  startTestApplication,
  TEST_FIELD_KEY,
  type TestApplication,
} from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { SealedQueue, SealedWork } from './sealed-work.ts';

const PLANTED = [
  'planted.person@example.com',
  'Planted subject',
  'planted words',
  'planted-id-with-no-sense',
  'planted note',
];
const [TO = '', SUBJECT = '', WORDS = '', SENSELESS = '', NOTE = ''] = PLANTED;
const NEW_KEY = Buffer.alloc(32, 7).toString('base64');

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const sql = <Row>(text: string) => runSql<Row>(app.application.sql, text);

const mailOf = (id: string): Task<'notifications.send_mail'> => ({
  kind: 'notifications.send_mail',
  data: {
    id,
    to: TO,
    subject: SUBJECT,
    text: WORDS,
    html: WORDS,
    unsubscribeLink: null,
    asked: true,
    sealed: null,
  },
});

/** An employer's own words about someone who has no account here. */
const noted = domainEvent('hiring.referral_status_changed', TEST_NOW, {
  note: NOTE,
  from: 'submitted',
  to: 'contacted',
  referralId: randomUUID(),
} as never);

it('waiting or failed work contains no address, text, or statement value, and can still be completed', async () => {
  const { application } = app;
  const { client: admin } = await signUpAdmin(app);
  await app.settle();
  await sql('delete from pgboss.job');
  const unitOfWork = application.get(UNIT_OF_WORK);
  await unitOfWork.transaction(async () => {
    await application.get(TASK_QUEUE).enqueue(mailOf(randomUUID()));
    await application.get(TASK_QUEUE).enqueue(mailOf(SENSELESS));
    await application.get(EVENT_PUBLISHER).publish([noted]);
  });
  await sql(`update pgboss.job set retry_limit = 0`);
  await sql('alter table outbox_messages rename to outbox_messages_away');
  await expect(app.settle()).rejects.toThrow(/Invalid UUID|outbox_messages/);
  await app.settle().catch(() => undefined);
  await sql('alter table outbox_messages_away rename to outbox_messages');

  const rows = await sql<{ row: string }>('select to_jsonb(j)::text as row from pgboss.job j');
  expect(rows.length).toBeGreaterThan(4);
  const resting = rows.map(({ row }) => row).join('\n');
  expect(PLANTED.filter((value) => resting.includes(value))).toEqual([]);
  expect(resting).toContain('notifications.send_mail');
  const { body: failed } =
    await admin.get<{ id: string; name: string; reason: string }[]>('/api/admin/failed-jobs');
  const mails = failed.filter(({ name }) => name === 'notifications.send_mail');
  expect(mails).toHaveLength(2);

  const cipher = new AesFieldCipher([NEW_KEY, TEST_FIELD_KEY]);
  const queue = new SealedQueue(application.sql, cipher);
  const renew = () => unitOfWork.transaction(() => queue.sealAnew());
  expect(await renew()).toBeGreaterThan(2);
  expect(await renew()).toBe(0);
  const [task] = await sql<{ data: never }>(
    `select data from pgboss.job where name = 'failed' and data ? 'kind'`,
  );
  const opened = new SealedWork(new AesFieldCipher([NEW_KEY])).openTask(task?.data as never);
  expect(opened.data).toMatchObject({ to: TO, subject: SUBJECT });
  const back = new SealedQueue(application.sql, new AesFieldCipher([TEST_FIELD_KEY, NEW_KEY]));
  await unitOfWork.transaction(() => back.sealAnew());

  for (const { id } of mails) await admin.post(`/api/admin/failed-jobs/${id}/retry`);
  await app.settle().catch(() => undefined);
  await app.settle().catch(() => undefined);
  const { body: sent } = await app.client().get(`/api/dev/outbox?to=${TO}`);
  expect(sent).toMatchObject([{ subject: SUBJECT, body: WORDS }]);
});

it('IDs stay readable, even next to sealed words, and opening restores the words', () => {
  const work = new SealedWork(new AesFieldCipher([TEST_FIELD_KEY]));
  const bare = {
    kind: 'billing.send_refund',
    data: { refundId: randomUUID(), provider: 'stripe', of: ['ch_1x'], n: 4 },
  };
  expect(work.sealTask(bare)).toEqual(bare);
  for (const value of ['+15125550100', 'ana@example.com', 'Ana Ruiz', '123-45-6789', 'José'])
    expect(JSON.stringify(work.sealTask({ kind: 'a.kind', data: { deep: [{ value }] } }))).not.toContain(
      value,
    );
  const sealed = work.sealEvent(noted);
  expect(sealed).toMatchObject({ id: noted.id, payload: { ...noted.payload, note: null } });
  expect(work.openEvent(JSON.parse(JSON.stringify(sealed)) as DomainEvent)).toEqual(noted);
  expect(work.openEvent(noted)).toEqual(noted);
});
