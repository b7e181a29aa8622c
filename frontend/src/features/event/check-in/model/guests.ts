import type { EventAttendee } from '#contract/community/event/event.ts';

export const guestName = ({ firstName, lastName }: Pick<EventAttendee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Ignores case and accents: "lopez jo" finds "José López". */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The guests whose names begin with each word, sorted by name. */
export function foundGuests(guests: readonly EventAttendee[], typed: string): readonly EventAttendee[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const isFound = (guest: EventAttendee): boolean => {
    const names = folded(guestName(guest)).split(/[\s-]+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
  return guests.filter(isFound).toSorted((one, other) => guestName(one).localeCompare(guestName(other)));
}
