import { SEND_MAIL } from './notify-person.ts';
import { SEND_PUSH } from './push/push-dispatch.ts';
import { SEND_TEXT } from './text-dispatch.ts';

/** The kinds of tasks that carry messages away, for whoever watches the queue. */
export const MESSAGE_TASKS: readonly string[] = [SEND_MAIL, SEND_PUSH, SEND_TEXT];
