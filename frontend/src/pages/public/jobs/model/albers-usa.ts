/** A point on the map in its own units, 975 wide and 610 high. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The parts of the map, each with its own scale and position. */
export type MapPart = 'mainland' | 'alaska' | 'hawaii' | 'caribbean';

export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

interface Conic {
  readonly parallels: readonly [number, number];
  /** The vertical meridian and the center of the part. */
  readonly upright: number;
  readonly middle: readonly [longitude: number, latitude: number];
  readonly scale: number;
  readonly at: MapPoint;
}

const SCALE = 1300;

/**
 * Albers' equal-area projection as on maps of the United States, with Alaska and Hawaii next to Texas. It
 * matches the outline, which was drawn with `d3.geoAlbersUsa().scale(1300).translate([487.5, 305])`.
 */
const CONICS: Readonly<Record<'mainland' | 'alaska' | 'hawaii', Conic>> = {
  mainland: {
    parallels: [29.5, 45.5],
    upright: -96,
    middle: [-96.6, 38.7],
    scale: SCALE,
    at: { x: 487.5, y: 305 },
  },
  alaska: {
    parallels: [55, 65],
    upright: -154,
    middle: [-156, 58.5],
    scale: SCALE * 0.35,
    at: { x: 487.5 - 0.307 * SCALE, y: 305 + 0.201 * SCALE },
  },
  hawaii: {
    parallels: [8, 18],
    upright: -157,
    middle: [-160, 19.9],
    scale: SCALE,
    at: { x: 487.5 - 0.205 * SCALE, y: 305 + 0.212 * SCALE },
  },
};

/** Puerto Rico and the Virgin Islands are small enough for a linear scale. */
const CARIBBEAN = { longitude: -66.25, latitude: 18.25, wide: 26, high: 27.4, at: { x: 915, y: 585 } };

/** Null for places not on the map: other territories and countries. */
export function partAt(latitude: number, longitude: number): MapPart | null {
  if (latitude > 50 && (longitude < -129 || longitude > 172)) return 'alaska';
  if (latitude > 18 && latitude < 29 && longitude > -179 && longitude < -154) return 'hawaii';
  if (latitude > 17 && latitude < 19 && longitude > -68 && longitude < -64) return 'caribbean';
  const isMainland = latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66;
  return isMainland ? 'mainland' : null;
}

export function project(part: MapPart, latitude: number, longitude: number): MapPoint {
  if (part === 'caribbean') {
    const { at, wide, high } = CARIBBEAN;
    return {
      x: at.x + (longitude - CARIBBEAN.longitude) * wide,
      y: at.y - (latitude - CARIBBEAN.latitude) * high,
    };
  }
  const conic = CONICS[part];
  const [point, middle] = [onCone(conic, longitude, latitude), onCone(conic, ...conic.middle)];
  const { at, scale } = conic;
  return { x: at.x + (point.x - middle.x) * scale, y: at.y + (point.y - middle.y) * scale };
}

function onCone({ parallels, upright }: Conic, longitude: number, latitude: number): MapPoint {
  const [south, north] = parallels.map((parallel) => Math.sin(radians(parallel))) as [number, number];
  const n = (south + north) / 2;
  const c = 1 + south * (2 * n - south);
  const far = Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n;
  const turned = n * radians(west(longitude - upright));
  return { x: far * Math.sin(turned), y: -(Math.sqrt(c) / n - far * Math.cos(turned)) };
}

/** The Aleutians cross the date line. */
function west(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
