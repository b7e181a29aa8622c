import { newId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Email, Emails } from './notifier.ts';
import type { Mail } from './ports.ts';
import { SEND_MAIL } from './notify-person.ts';
import { letterWords } from './templates/speak.ts';

export class SendEmail implements Emails {
  private readonly jobs: TaskQueue;

  constructor(jobs: TaskQueue) {
    this.jobs = jobs;
  }

  async send(letter: Email): Promise<void> {
    const mail: Mail = { id: newId(), to: letter.to, ...letterWords(letter) };
    await this.jobs.enqueue({ kind: SEND_MAIL, data: mail });
  }
}
