import { z } from 'zod';
import type { TaskHandler } from '#kernel/tasks.ts';
import type { DeliverMail } from '../../application/mail/deliver-mail.ts';
import type { SendText } from '../../application/texts/send-text.ts';
import type { SendPush } from '../../application/push/send-push.ts';

const textTask = z.object({ id: z.uuid(), body: z.string(), asked: z.boolean(), reply: z.boolean() });
const attachment = z.object({ source: z.string(), id: z.string(), fileName: z.string() });
const mailTask = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Missing in emails that were queued before there was one. */
  unsubscribeLink: z.string().nullable().default(null),
  asked: z.boolean().default(false),
  attachment: attachment.nullable().default(null),
  attachments: z.array(attachment).default([]),
  sealed: z.string().nullable().default(null),
  senderId: z.uuid().nullable().default(null),
  waitsSince: z.iso.datetime().nullable().default(null),
});

const pushTask = z.object({
  subscriptionId: z.uuid(),
  notice: z.object({ title: z.string(), body: z.string(), url: z.string(), tag: z.string() }),
});

export function sendTextHandler(sendText: SendText): TaskHandler<'notifications.send_text'> {
  return { kind: 'notifications.send_text', handle: (data) => sendText.run(textTask.parse(data)) };
}

export function sendMailHandler(deliverMail: DeliverMail): TaskHandler<'notifications.send_mail'> {
  return { kind: 'notifications.send_mail', handle: (data) => deliverMail.run(mailTask.parse(data)) };
}

export function sendPushHandler(sendPush: SendPush): TaskHandler<'notifications.send_push'> {
  return { kind: 'notifications.send_push', handle: (data) => sendPush.run(pushTask.parse(data)) };
}
