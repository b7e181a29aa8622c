import { DomainError, type FieldIssue } from '#kernel/domain-error.ts';
import { isCopied, sidesOf, type CopyPolicy } from '../../contract/vocabulary/copies/document-copies.ts';
import type { ShownDocument } from '../../domain/form/i9-record.ts';
import type { CopyRow, I9CopyId } from './ports.ts';

interface Shown {
  readonly documents: readonly ShownDocument[];
  readonly usedAlternative: boolean;
  /** The field of the form that each document stands in. */
  readonly pathOf: (index: number) => string;
}

/**
 * The copies that go with a signature: each side of each document that is copied, newest first. A correction
 * retains its earlier copies.
 * @throws DomainError `eligibility.copies_missing` (rule_broken), with the path of each document that has
 * none
 */
export function requiredCopies(
  policy: CopyPolicy,
  { documents, usedAlternative, pathOf }: Shown,
  copies: readonly CopyRow[],
): readonly I9CopyId[] {
  const issues: FieldIssue[] = [];
  const taken: I9CopyId[] = [];
  for (const [index, { kind, isReceipt }] of documents.entries()) {
    if (isReceipt || !isCopied(kind, policy, usedAlternative)) continue;
    for (const side of sidesOf(kind)) {
      const found = copies.findLast((one) => one.kind === kind && one.side === side);
      if (!found) issues.push({ path: `${pathOf(index)}.copies`, message: 'Add a copy of each side' });
      else if (found.entryId === null) taken.push(found.id);
    }
  }
  const [first] = issues;
  if (first) throw new DomainError('eligibility.copies_missing', 'rule_broken', first.message, { issues });
  return taken;
}
