import { z } from 'zod';
import type { TaskHandler } from '#kernel/tasks.ts';
import { SEND_RESET_LINK } from '../../application/recovery/request-password-reset.ts';
import type { SendResetLink } from '../../application/recovery/send-reset-link.ts';

const resetLinkTask = z.object({ email: z.string() });

export function resetLinkHandler(sendResetLink: SendResetLink): TaskHandler {
  return { kind: SEND_RESET_LINK, handle: (data) => sendResetLink.run(resetLinkTask.parse(data).email) };
}
