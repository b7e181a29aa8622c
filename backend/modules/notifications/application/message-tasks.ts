import { SEND_MAIL } from './notify-person.ts';
import { SEND_PUSH } from './push/push-dispatch.ts';
import { SEND_TEXT } from './text-dispatch.ts';

/** The task kinds that deliver messages, for queue monitoring. */
export const MESSAGE_TASKS: readonly string[] = [SEND_MAIL, SEND_PUSH, SEND_TEXT];
