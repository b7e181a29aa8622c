import { describe, expect, it } from 'vitest';
import { foundGuests } from './guests.ts';

const guest = (firstName: string, lastName: string) => ({
  id: `${firstName}-${lastName}`,
  firstName,
  lastName,
  profileImageUrl: null,
  checkedInAt: null,
});
const GUESTS = [guest('José', 'López-Ruiz'), guest('Ana', 'Lee'), guest('Bo', 'Li')];
const names = (typed: string): string[] => foundGuests(GUESTS, typed).map(({ firstName }) => firstName);

describe('the guests that a search finds', () => {
  it('are all of them by name if nothing was typed', () => {
    expect(names(' ')).toEqual(['Ana', 'Bo', 'José']);
  });

  it.each([
    ['jose', ['José']],
    ['LOPEZ jo', ['José']],
    ['ruiz', ['José']],
    ['l', ['Ana', 'Bo', 'José']],
    ['bo lee', []],
  ])('of %j have each word at the beginning of a name', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });
});
