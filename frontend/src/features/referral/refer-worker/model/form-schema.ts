import { referCrewRequestSchema, referWorkerRequestSchema } from '#contract/hiring/refer-worker.ts';
import type { ReferDraft } from './refer-draft.ts';

/** What is typed for the other kind stays in the form and is not sent. */
export function formSchemaOf({ kind }: Pick<ReferDraft, 'kind'>) {
  return kind === 'crew' ? referCrewRequestSchema : referWorkerRequestSchema;
}
