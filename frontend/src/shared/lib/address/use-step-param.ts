import { useCallback } from 'react';
import { useAddressParams } from './use-address-params.ts';

interface StepParam {
  /** Counted from 0. */
  readonly step: number;
  /** Opens a step that the browser's Back button returns from. */
  readonly goOn: (to: number) => void;
  /** Replaces the current step: a step back, or the step with the first mistake. */
  readonly moveTo: (to: number) => void;
}

/** The visible step of a long form. It is in the address (`?step=2`), so Back and a reload preserve it. */
export function useStepParam(): StepParam {
  const [query, setQuery] = useAddressParams();
  const asked = Number(query.get('step') ?? 1) - 1;
  const write = useCallback(
    (to: number, replace: boolean) =>
      setQuery(
        (now) => {
          if (to === 0) now.delete('step');
          else now.set('step', String(to + 1));
          return now;
        },
        { replace },
      ),
    [setQuery],
  );
  return {
    step: Number.isInteger(asked) && asked > 0 ? asked : 0,
    goOn: useCallback((to) => write(to, false), [write]),
    moveTo: useCallback((to) => write(to, true), [write]),
  };
}
