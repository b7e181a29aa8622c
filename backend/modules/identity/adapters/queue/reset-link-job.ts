import { z } from 'zod';
import type { JobHandler } from '#kernel/jobs.ts';
import { SEND_RESET_LINK } from '../../application/recovery/forget-password.ts';
import type { SendResetLink } from '../../application/recovery/send-reset-link.ts';

const resetLinkJob = z.object({ email: z.string() });

export function resetLinkHandler(sendResetLink: SendResetLink): JobHandler {
  return { kind: SEND_RESET_LINK, handle: (data) => sendResetLink.run(resetLinkJob.parse(data).email) };
}
