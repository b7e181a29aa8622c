import { beforeEach, describe, expect, it } from 'vitest';
import type { TaskQueue } from '#kernel/tasks.ts';
import { AesFieldCipher } from '#platform/encryption/aes-field-cipher.ts';
import type { Mail } from '../ports.ts';
import { DeliverMail, type MailTask } from './deliver-mail.ts';
import { SealedText } from './sealed-text.ts';

const SENDER = '01890a5d-ac96-774b-bcce-b302099a8057';
const NOON = Date.parse('2026-11-20T18:00:00.000Z');
const DAY_MS = 86_400_000;

describe('an email that an account causes to someone who did not request it', () => {
  let now: number;
  let confirmed: boolean;
  let sent: Mail[];
  let ended: string[];
  let problem: 'bounced' | null;
  let queued: Parameters<TaskQueue['enqueue']>[0][];
  const clock = { now: () => new Date(now) };
  const deliverMail = new DeliverMail({
    unitOfWork: { transaction: (work) => work() },
    taskQueue: {
      enqueue: async (task) => {
        queued.push(task);
      },
    },
    budget: { isConfirmed: async () => confirmed },
    sender: {
      send: async (mail) => {
        sent.push(mail);
        return 'sent';
      },
    },
    addresses: { problemOf: async () => problem, add: async () => undefined, remove: async () => undefined },
    sources: [],
    tracking: {
      end: async (_id, state) => {
        ended.push(state);
      },
    },
    sealedText: new SealedText(new AesFieldCipher([Buffer.alloc(32, 7).toString('base64')])),
    clock,
    realClock: clock,
  });
  const email = (senderId: string | null): MailTask => ({
    id: SENDER,
    to: 'ana@example.com',
    subject: 'An offer',
    text: 'words',
    html: '<p>words</p>',
    unsubscribeLink: null,
    asked: false,
    attachment: null,
    attachments: [],
    sealed: null,
    senderId,
    waitsSince: null,
  });

  beforeEach(() => {
    [now, confirmed, sent, queued, ended, problem] = [NOON, false, [], [], [], null];
  });

  it('the email waits until the account has confirmed its email or its phone', async () => {
    await deliverMail.run(email(SENDER));
    expect(sent).toEqual([]);
    const [again] = queued;
    expect(again).toMatchObject({ kind: 'notifications.send_mail', after: new Date(NOON + 600_000) });
    confirmed = true;
    await deliverMail.run(again?.data as MailTask);
    expect(sent).toMatchObject([{ to: 'ana@example.com', subject: 'An offer' }]);
    expect(queued).toHaveLength(1);
  });

  it('the email never goes out after a week', async () => {
    await deliverMail.run(email(SENDER));
    now = NOON + 7 * DAY_MS + 1;
    await deliverMail.run(queued[0]?.data as MailTask);
    expect([sent, queued.length]).toEqual([[], 1]);
  });

  it('the tracking shows a handed-over email as delivered, and a refused address as failed', async () => {
    await deliverMail.run(email(null));
    problem = 'bounced';
    await deliverMail.run(email(null));
    expect(ended).toEqual(['delivered', 'failed']);
  });

  it('an email that its recipient requested, or that no account caused, does not wait', async () => {
    await deliverMail.run(email(null));
    expect([sent.length, queued.length]).toEqual([1, 0]);
  });
});
