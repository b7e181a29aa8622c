import { useTranslation } from 'react-i18next';
import { Button, Callout, Inline } from '#shared/ui/index.ts';
import type { CheckInOutcome as Outcome } from '../model/use-check-in.ts';

interface CheckInOutcomeProps {
  readonly outcome: Outcome | null;
  readonly onUndo: (guestId: string) => unknown;
}

/** The result of the last code, with an undo button. */
export function CheckInOutcome({ outcome, onUndo }: CheckInOutcomeProps) {
  const { t } = useTranslation('events');
  return (
    <div role="status">
      {outcome && (
        <Callout tone={outcome.tone}>
          <Inline $gap={2} $justify="space-between">
            <span>{outcome.words}</span>
            {outcome.guestId !== undefined && (
              <Button size="sm" onClick={() => onUndo(outcome.guestId ?? '')}>
                {t('checkIn.undo')}
              </Button>
            )}
          </Inline>
        </Callout>
      )}
    </div>
  );
}
