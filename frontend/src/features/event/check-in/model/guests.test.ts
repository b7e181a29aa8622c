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

describe('the guest search', () => {
  it('an empty search returns all guests by name', () => {
    expect(names(' ')).toEqual(['Ana', 'Bo', 'José']);
  });

  it.each([
    ['jose', ['José']],
    ['LOPEZ jo', ['José']],
    ['ruiz', ['José']],
    ['l', ['Ana', 'Bo', 'José']],
    ['bo lee', []],
  ])('a search for %j finds guests whose names begin with each word', (typed, found) => {
    expect(names(typed)).toEqual(found);
  });
});
