export { useMyDocumentsQuery } from './api/document-api.ts';
export { filePath } from './model/file-path.ts';
export { fileSize } from './model/file-size.ts';
export { ReferralDocuments } from './ui/ReferralDocuments.tsx';
export type { DocumentKind } from '#contract/hiring/vocabulary/document-kind.ts';
export type { WorkerDocument } from '#contract/hiring/worker/document.ts';
