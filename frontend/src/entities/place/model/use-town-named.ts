import { useLazyPlacesQuery } from '../api/place-api.ts';
import { isSameTown } from './same-town.ts';

/** The official name of a typed town; null if the text is longer than a town or names none. */
export function useTownNamed(): (typed: string) => Promise<string | null> {
  const [look] = useLazyPlacesQuery();
  return async (typed) => {
    const words = typed.trim();
    if (words === '') return null;
    const { data } = await look(words, true);
    const first = data?.[0];
    return first && isSameTown(words, first.name) ? first.name : null;
  };
}
