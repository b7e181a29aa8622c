import { newId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Email, Emails } from '../notifier.ts';
import type { MailTask } from './deliver-mail.ts';
import { emailAsMail } from '../templates/render-messages.ts';

export class SendEmail implements Emails {
  private readonly taskQueue: TaskQueue;

  constructor(taskQueue: TaskQueue) {
    this.taskQueue = taskQueue;
  }

  async send(email: Email): Promise<void> {
    const { to, senderId, attachment } = email;
    const attachments = attachment ? [attachment] : [];
    const own = { asked: true, attachment: null, attachments, sealed: null, senderId, waitsSince: null };
    const mail: MailTask = { id: newId(), to, ...emailAsMail(email), ...own };
    await this.taskQueue.enqueue({ kind: 'notifications.send_mail', data: mail });
  }
}
