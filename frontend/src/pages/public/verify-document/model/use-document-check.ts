import { useRef, useState } from 'react';
import type { DocumentVerification } from '#contract/offers/signing/sign-offer.ts';
import { sha256Of } from './sha256-of.ts';
import { useLazyVerifyDocumentQuery } from '../api/verify-document-api.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** The state of a file's check. */
export type DocumentCheck =
  | { readonly step: 'waiting' }
  | { readonly step: 'reading' | 'too-large' | 'unreadable'; readonly name: string }
  | { readonly step: 'failed'; readonly name: string; readonly retry: () => void }
  | { readonly step: 'answered'; readonly name: string; readonly found: DocumentVerification };

/** Hashes a file here and looks up its hash. The file itself is not sent (rules.md#document-check). */
export function useDocumentCheck(): [DocumentCheck, (file: File) => void] {
  const [check, setCheck] = useState<DocumentCheck>({ step: 'waiting' });
  const [verify] = useLazyVerifyDocumentQuery();
  // The last chosen file counts, regardless of which finishes first.
  const latest = useRef<File | null>(null);

  const ask = async (file: File, hash: string): Promise<void> => {
    const { name } = file;
    setCheck({ step: 'reading', name });
    const { data, error } = await verify(hash);
    if (latest.current !== file) return;
    if (data && !error) setCheck({ step: 'answered', name, found: data });
    else setCheck({ step: 'failed', name, retry: () => void ask(file, hash) });
  };

  const start = async (file: File): Promise<void> => {
    const { name } = file;
    latest.current = file;
    if (file.size > MOST_BYTES) return setCheck({ step: 'too-large', name });
    setCheck({ step: 'reading', name });
    const hash = await sha256Of(file).catch(() => null);
    if (latest.current !== file) return;
    if (hash === null) setCheck({ step: 'unreadable', name });
    else await ask(file, hash);
  };
  return [check, (file) => void start(file)];
}
