import { useState } from 'react';

/** What a list is looked through with; nothing is everything. */
export interface Looking {
  readonly q: string;
  /** A value of the filter, or empty for all. */
  readonly filter: string;
}

const EVERYTHING: Looking = { q: '', filter: '' };

export interface LookingState {
  readonly looking: Looking;
  readonly look: (looking: Looking) => void;
  /** Empties search and filter. */
  readonly reset: () => void;
  /** Goes up with each reset: the key of what holds typed words. */
  readonly round: number;
}

/** The state of a search line and its list. */
export function useLooking(): LookingState {
  const [looking, look] = useState(EVERYTHING);
  const [round, setRound] = useState(0);
  const reset = (): void => {
    look(EVERYTHING);
    setRound(round + 1);
  };
  return { looking, look, reset, round };
}
