import { newId } from '#kernel/ids.ts';
import type { JobQueue } from '#kernel/jobs.ts';
import type { Letter, Letters } from './notifier.ts';
import type { Mail } from './ports.ts';
import { SEND_MAIL } from './tell-people.ts';
import { letterWords } from './templates/speak.ts';

export class SendLetter implements Letters {
  private readonly jobs: JobQueue;

  constructor(jobs: JobQueue) {
    this.jobs = jobs;
  }

  async send(letter: Letter): Promise<void> {
    const mail: Mail = { id: newId(), to: letter.to, ...letterWords(letter) };
    await this.jobs.enqueue({ kind: SEND_MAIL, data: mail });
  }
}
