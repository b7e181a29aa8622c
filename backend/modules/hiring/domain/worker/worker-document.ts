import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentKind } from '../../contract/vocabulary/document-kind.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  [DOCX]: 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const ACCEPTED: Readonly<Record<DocumentKind, readonly string[]>> = {
  resume: ['application/pdf', DOCX, 'image/jpeg', 'image/png', 'image/webp'],
  osha_card: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  certificates: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
};
const MOST_NAME_LENGTH = 80;

/**
 * The stored name and type of a file. The type comes from the bytes, never from the upload's own claim.
 * @throws DomainError `hiring.document_empty` (invalid), `hiring.document_type` (rule_broken)
 */
export function acceptedDocument(file: {
  readonly kind: DocumentKind;
  readonly name: string | null;
  readonly size: number;
  /** Null for bytes of an unknown type. */
  readonly type: string | null;
}): { readonly name: string; readonly contentType: string } {
  if (file.size === 0)
    throw new DomainError('hiring.document_empty', 'invalid', 'The file is empty', { path: '' });
  const { kind, type } = file;
  if (type === null || !ACCEPTED[kind].includes(type)) {
    const message =
      kind === 'resume'
        ? 'Please choose a PDF, a Word document, or a JPEG, PNG or WebP picture'
        : 'Please choose a PDF, or a JPEG, PNG or WebP picture';
    throw new DomainError('hiring.document_type', 'rule_broken', message);
  }
  return { name: safeName(file.name, kind, ENDINGS[type] ?? 'bin'), contentType: type };
}

/** A bare name without a path, control characters or leading dots, that ends in what the file is. */
function safeName(given: string | null, kind: DocumentKind, ending: string): string {
  const bare = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const stem = bare
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/["<>:|?*;%]/g, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const short = [...stem].slice(0, MOST_NAME_LENGTH).join('').trim();
  return `${short || kind.replace('_', '-')}.${ending}`;
}
