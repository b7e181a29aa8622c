export const FIRST_NAMES: readonly string[] = [
  'María',
  'James',
  'Luis',
  'Ashley',
  'José',
  'Tyler',
  'Carmen',
  'Derek',
  'Ana',
  'Marcus',
  'Rosa',
  'Kevin',
  'Miguel',
  'Brianna',
  'Javier',
  'Tamika',
  'Diego',
  'Heather',
  'Andre',
  'Lupe',
  'Cody',
  'Elena',
  'Dwayne',
  'Sofía',
  'Travis',
  'Mateo',
  'Denise',
  'Ramón',
  'Keisha',
  'Wyatt',
  'Gloria',
  'Hector',
  'Jasmine',
  'Earl',
  'Patricia',
  'Óscar',
  'Renee',
  'Félix',
  'Monique',
  'Brandon',
  'Silvia',
  'Curtis',
  'Yolanda',
  'Raúl',
  'Crystal',
  'Terrence',
  'Norma',
  'Ivan',
];

export const LAST_NAMES: readonly string[] = [
  'García',
  'Johnson',
  'Hernández',
  'Williams',
  'Martínez',
  'Brown',
  'López',
  'Davis',
  'González',
  'Miller',
  'Rodríguez',
  'Wilson',
  'Pérez',
  'Anderson',
  'Sánchez',
  'Thomas',
  'Ramírez',
  'Jackson',
  'Torres',
  'White',
  'Flores',
  'Harris',
  'Rivera',
  'Clark',
  'Gómez',
  'Lewis',
  'Díaz',
  'Walker',
  'Reyes',
  'Hall',
  'Morales',
  'Young',
  'Ortiz',
  'King',
  'Gutiérrez',
  'Wright',
  'Chávez',
  'Hill',
  'Ruiz',
  'Scott',
  'Mendoza',
  'Green',
  'Castillo',
  'Adams',
  'Vargas',
  'Baker',
  'Núñez',
];

const COMPANY_HEADS = [
  'Hill Country',
  'Lone Star',
  'Red River',
  'High Desert',
  'Blue Ridge',
  'Prairie',
  'Gulf Coast',
  'Summit',
  'Ironwood',
  'Granite',
  'Cornerstone',
  'True North',
  'Old Mill',
  'Longleaf',
  'Copper Canyon',
  'Big Bend',
  'Northside',
  'Keystone',
  'Pioneer',
  'Riverbend',
] as const;
const COMPANY_TAILS = ['Builders', 'Construction', 'Contractors', 'Trades'] as const;

/** Endings of the names of companies outside construction, by the category they hire for. */
const SERVICE_TAILS = {
  cleaning: 'Cleaning',
  general: 'Supply',
  restaurant: 'Kitchen',
  healthcare: 'Clinics',
  education: 'Schools',
  retail: 'Lumber',
  automotive: 'Fleet Service',
  technology: 'Low Voltage',
  other: 'Metal Works',
} as const;
const SERVICES = Object.keys(SERVICE_TAILS) as (keyof typeof SERVICE_TAILS)[];
/** One company in this many is outside construction. */
const EVERY = 4;

/** The one category that a company hires for; null for construction, which hires for every building trade. */
export function serviceOf(number: number): keyof typeof SERVICE_TAILS | null {
  if (number % EVERY !== EVERY - 1) return null;
  return SERVICES[Math.floor(number / EVERY) % SERVICES.length] ?? null;
}

/** Different for each of the first eighty numbers. */
export function companyName(number: number): string {
  const service = serviceOf(number);
  const head = COMPANY_HEADS[number % COMPANY_HEADS.length] ?? 'Cornerstone';
  const tail = COMPANY_TAILS[Math.floor(number / COMPANY_HEADS.length) % COMPANY_TAILS.length] ?? 'Builders';
  return `${head} ${service ? SERVICE_TAILS[service] : tail}`;
}
