/** A row of the table: name, `TX` or null outside the United States, inhabitants, latitude, longitude. */
export type PlaceRow = readonly [
  city: string,
  state: string | null,
  population: number,
  latitude: number,
  longitude: number,
];

/** A place in the format of the package. */
export interface ListedCity {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);
/** Parts of a town, and abandoned places, which appear in no address. */
const NO_TOWNS: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW']);
const MIN_POPULATION = 1_000;
const NEIGHBORHOOD_DEGREES = 1;

function stateOf({ country, adminCode }: ListedCity): string | null {
  if (country === 'US') return adminCode;
  return TERRITORIES.has(country) ? country : null;
}

function neighborhood(latitude: number, longitude: number): string {
  return `${Math.floor(latitude / NEIGHBORHOOD_DEGREES)}:${Math.floor(longitude / NEIGHBORHOOD_DEGREES)}`;
}

function isBesides(around: ReadonlySet<string>, latitude: number, longitude: number): boolean {
  const steps = [-NEIGHBORHOOD_DEGREES, 0, NEIGHBORHOOD_DEGREES];
  return steps.some((up) =>
    steps.some((right) => around.has(neighborhood(latitude + up, longitude + right))),
  );
}

/**
 * The towns of the United States, and the foreign ones along the border, so that Tijuana is not taken for San
 * Diego. Leaves out the other nine tenths of the world.
 */
export function placeRows(cities: readonly ListedCity[]): PlaceRow[] {
  const towns = cities
    .filter(({ population, featureCode }) => population >= MIN_POPULATION && !NO_TOWNS.has(featureCode))
    .map((city): PlaceRow => {
      const [longitude, latitude] = city.loc.coordinates;
      return [city.name, stateOf(city), city.population, latitude, longitude];
    });
  const around = new Set(
    towns.filter(([, state]) => state !== null).map(([, , , lat, lng]) => neighborhood(lat, lng)),
  );
  return towns.filter(([, state, , lat, lng]) => state !== null || isBesides(around, lat, lng));
}
