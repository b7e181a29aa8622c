import type { CheckKind } from '#contract/checks/notice/adverse-action.ts';
import type { RequestRefusal } from '#contract/checks/vocabulary/order/check-actions.ts';
import { Button, Callout, Inline, Stack } from '#shared/ui/index.ts';
import { useCheckWords } from '../model/use-check-words.ts';

interface NotOrderableProps {
  readonly kind: CheckKind;
  readonly refusal: RequestRefusal | null;
  /** Drops an unpaid order; null without one. */
  readonly onCancel: (() => Promise<void>) | null;
}

const WORDS = {
  referral_ended: 'request.ended',
  in_offer: 'request.inOffer',
} as const satisfies Readonly<Record<RequestRefusal, string>>;

/** Says why a check or a drug test cannot be ordered: the referral has ended, or an unpaid offer has it. */
export function NotOrderable({ kind, refusal, onCancel }: NotOrderableProps) {
  const words = useCheckWords(kind);
  return (
    <Stack $gap={5}>
      {refusal && <Callout>{words(WORDS[refusal])}</Callout>}
      {onCancel && (
        <Inline>
          <Button onClick={onCancel}>{words('cancel.unpaid')}</Button>
        </Inline>
      )}
    </Stack>
  );
}
