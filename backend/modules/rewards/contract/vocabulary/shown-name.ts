interface ShownName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name of people without consent to be named. */
export const UNNAMED: ShownName = { firstName: 'Crewvine', lastName: 'member' };

/** First name and last initial (rules.md#leaderboard-names). */
export function shownName({ firstName, lastName }: ShownName): ShownName {
  const [initial] = lastName.trim();
  return { firstName, lastName: initial ? `${initial.toLocaleUpperCase()}.` : '' };
}
