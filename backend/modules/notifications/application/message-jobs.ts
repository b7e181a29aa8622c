import { SEND_MAIL } from './notify-person.ts';
import { SEND_TEXT } from './text-dispatch.ts';

/** The kinds of jobs that carry messages away, for whoever watches the queue. */
export const MESSAGE_JOBS: readonly string[] = [SEND_MAIL, SEND_TEXT];
