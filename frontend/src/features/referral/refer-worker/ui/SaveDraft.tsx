import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { User } from '#entities/session/index.ts';
import { saveDraft, type ReferDraft } from '../model/refer-draft.ts';

/** Stores the input, so that it survives closing the dialog. */
export function SaveDraft({ user, jobId }: { readonly user: User | null; readonly jobId: string }) {
  const { values, dirty, status } = useFormikContext<ReferDraft>();
  const isSent = status === 'sent';
  useEffect(() => {
    if (dirty && !isSent) saveDraft(user, jobId, values);
  }, [user, jobId, values, dirty, isSent]);
  return null;
}
