import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { MOST_DOCUMENT_BYTES } from '#contract/hiring/worker/document.ts';
import type { DocumentKind } from '#entities/document/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { api, isUnauthorized, toApiError } from '#shared/api/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { sendFile, shrinkPicture } from '#shared/upload/index.ts';

interface Upload {
  /** Whole percent; null if no upload is running. */
  readonly progress: number | null;
  /** Why the last upload was refused; null if it was not. */
  readonly problem: string | null;
  readonly start: (file: File) => Promise<void>;
}

/** Sends a file and reports its progress. A refusal shows next to the document until the next try. */
export function useUpload(kind: DocumentKind): Upload {
  const { t } = useTranslation('worker');
  const dispatch = useDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns null if the file was saved, else the problem. */
  const send = async (file: File): Promise<string | null> => {
    if (file.size > MOST_DOCUMENT_BYTES) return t('documents.tooLarge');
    const query = new URLSearchParams({ kind, name: file.name });
    const { status, text } = await sendFile(`/api/documents?${query}`, file, setProgress);
    if (status === 201) return null;
    if (status === 413) return t('documents.tooLarge');
    if (status === 0 || status >= 500) return t('documents.unreachable');
    const refusal = toApiError(status, text, '');
    if (!isUnauthorized(refusal)) return translateMessage(refusal.serverMessage);
    // The session has ended: refetch the user, as after every write.
    showFailure(refusal, t('documents.failedToSave'));
    dispatch(api.util.invalidateTags(['User']));
    return t('documents.failedToSave');
  };

  const start = async (chosen: File): Promise<void> => {
    setProblem(null);
    setProgress(0);
    const found = await send(await shrinkPicture(chosen));
    setProgress(null);
    setProblem(found);
    if (found !== null) return;
    dispatch(api.util.invalidateTags(['Document']));
    showToast({ title: t('documents.saved'), variant: 'success' });
  };
  return { progress, problem, start };
}
