import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { MOST_DOCUMENT_BYTES } from '../../../../../backend/modules/hiring/contract/document.ts';
import { documentApi, type DocumentKind } from '../../../entities/document/index.ts';
import { translateMessage } from '../../../shared/i18n/index.ts';
import { toApiError } from '../../../shared/api/index.ts';
import { showToast } from '../../../shared/toast/index.ts';
import { prepareFile } from './prepare-file.ts';
import { sendFile, type Sent } from './send-file.ts';

interface Upload {
  /** Whole percent; null while nothing is on its way. */
  readonly progress: number | null;
  /** Why the last one was refused; null where it was not. */
  readonly problem: string | null;
  readonly start: (file: File) => Promise<void>;
}

/** Sends a file and says how far it has come; a refusal stays beside the document until the next try. */
export function useUpload(kind: DocumentKind): Upload {
  const { t } = useTranslation('worker');
  const dispatch = useDispatch();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const problemOf = ({ status, text }: Sent): string | null => {
    if (status === 201) return null;
    if (status === 413) return t('documents.tooLarge');
    if (status === 0 || status >= 500) return t('documents.unreachable');
    return translateMessage(toApiError(status, text, '').serverMessage);
  };

  const start = async (chosen: File): Promise<void> => {
    setProblem(null);
    setProgress(0);
    const file = await prepareFile(chosen);
    const isTooLarge = file.size > MOST_DOCUMENT_BYTES;
    const found = isTooLarge ? t('documents.tooLarge') : problemOf(await sendFile(kind, file, setProgress));
    setProgress(null);
    setProblem(found);
    if (found !== null) return;
    dispatch(documentApi.util.invalidateTags(['Document']));
    showToast({ title: t('documents.saved'), variant: 'success' });
  };
  return { progress, problem, start };
}
