import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { COPIES, type CopySide } from '#contract/eligibility/vocabulary/copies/document-copies.ts';
import type { I9DocumentKind } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { api, toApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { sendFile, shrinkPicture } from '#shared/upload/index.ts';

interface CopyUpload {
  readonly isSending: boolean;
  /** Why the last file was refused; null if it was not. */
  readonly problem: string | null;
  readonly start: (file: File) => Promise<void>;
}

/** Uploads a copy of one side; a refusal stays visible until the next try. */
export function useCopyUpload(referralId: string, kind: I9DocumentKind, side: CopySide): CopyUpload {
  const { t } = useTranslation('i9-employer');
  const dispatch = useDispatch();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Returns null on success, otherwise the reason. */
  const send = async (file: File): Promise<string | null> => {
    if (file.size > COPIES.mostBytes) return t('copies.tooLarge');
    const query = new URLSearchParams({ kind, side });
    const { status, text } = await sendFile(
      `/api/i9-forms/${referralId}/copies?${query}`,
      file,
      () => undefined,
    );
    if (status === 201) return null;
    if (status === 413) return t('copies.tooLarge');
    if (status === 0 || status >= 500) return t('copies.unreachable');
    return translateMessage(toApiError(status, text, '').serverMessage);
  };

  const start = async (chosen: File): Promise<void> => {
    setProblem(null);
    setSending(true);
    setProblem(await send(await shrinkPicture(chosen)));
    setSending(false);
    dispatch(api.util.invalidateTags(['I9']));
  };
  return { isSending, problem, start };
}
