interface NamedTown {
  readonly city: string;
  readonly state: string;
}

/** Nicknames of large towns, folded like all compared words. */
export const TOWN_NICKNAMES: ReadonlyMap<string, NamedTown> = new Map(
  Object.entries({
    abq: 'albuquerque, nm',
    atl: 'atlanta, ga',
    atx: 'austin, tx',
    clt: 'charlotte, nc',
    dc: 'washington, dc',
    dfw: 'dallas, tx',
    'ft worth': 'fort worth, tx',
    htx: 'houston, tx',
    indy: 'indianapolis, in',
    jax: 'jacksonville, fl',
    kc: 'kansas city, mo',
    la: 'los angeles, ca',
    nola: 'new orleans, la',
    nyc: 'new york city, ny',
    okc: 'oklahoma city, ok',
    pdx: 'portland, or',
    philly: 'philadelphia, pa',
    phx: 'phoenix, az',
    satx: 'san antonio, tx',
    sf: 'san francisco, ca',
    slc: 'salt lake city, ut',
    stl: 'st louis, mo',
    vegas: 'las vegas, nv',
  }).map(([nickname, town]) => {
    const [city = '', state = ''] = town.split(', ');
    return [nickname, { city, state }];
  }),
);

/** The Spanish article: a town only where the words end with it. */
const ARTICLE = 'la';

/** The town that words are another name of; null for none. */
export function townCalled(name: string, { isAtEnd }: { readonly isAtEnd: boolean }): NamedTown | null {
  return name === ARTICLE && !isAtEnd ? null : (TOWN_NICKNAMES.get(name) ?? null);
}
