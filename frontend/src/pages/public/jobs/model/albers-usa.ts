/** A point of the map in its own units: 975 wide, 610 high. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The parts of the map, each at its own scale and in its own place. */
export type MapPart = 'mainland' | 'alaska' | 'hawaii' | 'caribbean';

export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

interface Conic {
  readonly parallels: readonly [number, number];
  /** The meridian that stands upright, and the point in the middle of the part. */
  readonly upright: number;
  readonly middle: readonly [longitude: number, latitude: number];
  readonly scale: number;
  readonly at: MapPoint;
}

const SCALE = 1300;

/**
 * Albers' equal-area projection as maps of the United States use it, with Alaska and Hawaii beside Texas. The outline is drawn in it, so its
 * figures are those of `d3.geoAlbersUsa().scale(1300).translate([487.5, 305])`.
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

/** Puerto Rico and the Virgin Islands are so small that straight degrees do. */
const CARIBBEAN = { longitude: -66.25, latitude: 18.25, wide: 26, high: 27.4, at: { x: 915, y: 585 } };

/** Null where the map has no place for it: other territories, and other countries. */
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

/** The Aleutians reach over the date line. */
function west(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
