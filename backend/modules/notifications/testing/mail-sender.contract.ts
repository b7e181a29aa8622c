import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Mail, MailSender } from '../application/ports.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailSenderFixture {
  readonly sender: MailSender;
  /** Emails in someone's mailbox; emails with one Message-ID count as one. */
  mailbox(address: string): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

export function anEmail(fields: Partial<Mail> = {}): Mail {
  const id = newId();
  return {
    id,
    to: `${id}@example.com`,
    subject: 'Confirme su dirección',
    text: 'Hola, Ñandú:\n.\n.dot at the start\n\n$25.00 — ¿sí?\n',
    html: `<!doctype html>\n<p>Hola, Ñandú &#60;b&#62; ${'a long line '.repeat(200)}</p>\n`,
    unsubscribeLink: null,
    ...fields,
  };
}

/** The shared behavior of the outbox and a mail server. */
export function mailSenderContract(name: string, start: () => Promise<MailSenderFixture>): void {
  describe(`email by ${name}`, () => {
    let fixture: MailSenderFixture;
    beforeAll(async () => {
      fixture = await start();
    });
    afterAll(() => fixture.stop());

    it('an email arrives as it was written, as plain text and HTML', async () => {
      const mail = anEmail();
      expect(await fixture.sender.send(mail)).toBe('sent');
      const { to, subject, text, html } = mail;
      expect(await fixture.mailbox(to)).toEqual([{ to, subject, text, html }]);
    });

    it('an email that is sent twice arrives once', async () => {
      const mail = anEmail();
      await fixture.sender.send(mail);
      expect(await fixture.sender.send(mail)).toBe('sent');
      expect(await fixture.mailbox(mail.to)).toHaveLength(1);
    });

    it('an email arrives only at its own address', async () => {
      const [ana, bo] = [anEmail(), anEmail()];
      await Promise.all([fixture.sender.send(ana), fixture.sender.send(bo)]);
      expect(await fixture.mailbox(ana.to)).toHaveLength(1);
      expect(await fixture.mailbox(bo.to)).toHaveLength(1);
    });
  });
}
