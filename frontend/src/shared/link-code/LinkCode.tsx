import { Suspense } from 'react';
import { drawnPart } from '#shared/lib/index.ts';
import type { LinkCodeFieldProps } from './LinkCodeField.tsx';

const LinkCodeField = drawnPart('link-code', async () => (await import('./LinkCodeField.tsx')).LinkCodeField);

interface LinkCodeProps extends Omit<LinkCodeFieldProps, 'sentTo'> {
  /** The masked phone; null for a link that was sent directly, which requires no code. */
  readonly sentTo: string | null;
}

/** The field for the code that a copied link requires (rules.md#copied-links). */
export function LinkCode({ sentTo, ...field }: LinkCodeProps) {
  if (sentTo === null) return null;
  return (
    <Suspense fallback={null}>
      <LinkCodeField sentTo={sentTo} {...field} />
    </Suspense>
  );
}
