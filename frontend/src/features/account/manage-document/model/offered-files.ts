import type { DocumentKind } from '#entities/document/index.ts';

/** Accepted files, by extension too, because some phones report no type. */
export const OFFERED: Readonly<Record<DocumentKind, string>> = {
  resume: '.pdf,.docx,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp',
  osha_card: '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp',
  certificates: '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp',
};
