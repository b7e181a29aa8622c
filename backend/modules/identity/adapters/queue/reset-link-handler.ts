import { z } from 'zod';
import type { TaskHandler } from '#kernel/tasks.ts';
import type { SendResetLink } from '../../application/recovery/send-reset-link.ts';

const resetLinkTask = z.object({ email: z.string() });

export function resetLinkHandler(sendResetLink: SendResetLink): TaskHandler<'identity.send_reset_link'> {
  return {
    kind: 'identity.send_reset_link',
    handle: (data) => sendResetLink.run(resetLinkTask.parse(data).email),
  };
}
