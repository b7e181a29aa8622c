import { randomBytes } from 'node:crypto';
import { connectOrm } from '#platform/persistence/orm.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { PATIENT_LIMITS } from '#testing/database/patient-limits.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { SealedText } from '../../application/mail/sealed-text.ts';
import { mailSenderContract } from '../../testing/mail-sender.contract.ts';
import { textSenderContract } from '../../testing/text-sender.contract.ts';
import { SqlOutboxMailSender, SqlOutboxTextSender } from './sql-outbox.ts';

const words = new SealedText(new AesFieldCipher([randomBytes(32).toString('base64')]));
const systemTime = { now: () => TEST_NOW };

async function outbox() {
  const database = await createTestDatabase();
  const orm = await connectOrm({ url: database.url, entities: [], poolSize: 2, limits: PATIENT_LIMITS });
  const sql = new Sql(orm);
  const text = `select recipient as to, subject, body as text, html from outbox_messages
    where recipient = $1 order by at, id`;
  return {
    sql,
    read: <Row extends object>(to: string) => sql.rows<Row>({ name: 'test-outbox', text }, [to]),
    stop: async () => {
      await orm.close(true);
      await database.drop();
    },
  };
}

mailSenderContract('the embedded outbox', async () => {
  const { sql, read, stop } = await outbox();
  return {
    sender: new SqlOutboxMailSender(sql, systemTime, words),
    mailbox: (address) => read(address),
    stop,
  };
});

textSenderContract('the embedded outbox', async () => {
  const { sql, read, stop } = await outbox();
  return {
    sender: new SqlOutboxTextSender(sql, systemTime),
    phone: async (number) => (await read<{ text: string }>(number)).map(({ text }) => text),
    stop,
  };
});
