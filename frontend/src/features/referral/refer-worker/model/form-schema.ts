import { z } from 'zod';
import { typedCodeField } from '#contract/http/link-code.ts';
import { referCrewRequestSchema, referWorkerRequestSchema } from '#contract/hiring/referral/refer-worker.ts';
import type { ReferDraft } from './refer-draft.ts';

/** Text typed for the other kind stays in the form and is not sent. A code is required once it was sent. */
export function formSchemaOf({ kind }: Pick<ReferDraft, 'kind'>, isCodeRequested: boolean) {
  const code = isCodeRequested ? typedCodeField : z.unknown().transform(() => null);
  return kind === 'crew'
    ? referCrewRequestSchema.extend({ code })
    : referWorkerRequestSchema.extend({ code });
}
