import { uuid } from '#contract/http/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { NO_SUCH_PAGE, type PageAnswer } from './public-page.ts';

/** Treats a page that the visitor may not see as one that does not exist. */
export async function foundOrMissing(
  id: string | undefined,
  answer: (id: string) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  const known = uuid.safeParse(id).data;
  if (known === undefined) return NO_SUCH_PAGE;
  try {
    return await answer(known);
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'not_found' || error.kind === 'forbidden'))
      return NO_SUCH_PAGE;
    throw error;
  }
}
