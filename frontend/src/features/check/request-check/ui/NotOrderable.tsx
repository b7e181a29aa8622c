import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { isClosed } from '#entities/referral/index.ts';
import { Button, Callout, Inline, Stack } from '#shared/ui/index.ts';
import { useCheckWords } from '../model/use-check-words.ts';

interface NotOrderableProps {
  readonly kind: CheckKind;
  readonly referral: Pick<Referral, 'status'>;
  /** Drops an unpaid order; null without one. */
  readonly onCancel: (() => Promise<void>) | null;
}

/** Says why a check or a drug test cannot be ordered: the referral has ended, or an unpaid offer has it. */
export function NotOrderable({ kind, referral: { status }, onCancel }: NotOrderableProps) {
  const words = useCheckWords(kind);
  const isEnded = isClosed(status);
  return (
    <Stack $gap={5}>
      <Callout>{words(isEnded ? 'request.ended' : 'request.inOffer')}</Callout>
      {onCancel && (
        <Inline>
          <Button onClick={onCancel}>{words('cancel.unpaid')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
