/**
 * The yearly amounts from which payments are reported on Form 1099-NEC (rules.md#tax-thresholds). The newest
 * row that is not after the year applies. **Check the federal row each fall**: from 2027 it follows inflation
 * (26 U.S.C. sec. 6041(h)), and the IRS publishes the figure; until the new row exists, the previous one
 * applies, which reports rather too much than too little.
 */
interface Threshold {
  /** The first tax year of the table that it applies to. */
  readonly from: number;
  readonly cents: number;
  /** The law or the publication, and the tax year for which it was published. */
  readonly source: string;
}

const FEDERAL: readonly Threshold[] = [
  {
    from: 1954,
    cents: 600_00,
    source: '26 U.S.C. sec. 6041(a) and 6041A(a), as published for tax year 2025',
  },
  {
    from: 2026,
    cents: 2_000_00,
    source:
      'Public Law 119-21 (One Big Beautiful Bill Act), sec. 70433: 26 U.S.C. sec. 6041(a) for payments after December 31, 2025, as published for tax year 2026',
  },
];

/**
 * States whose own law sets a lower threshold than the federal one. Not here: states without an income tax;
 * states that only require a copy of the federal form (such as Missouri, sec. 143.591 RSMo, or California,
 * which takes the federal file), or only if tax was withheld (such as Rhode Island and Georgia); states with
 * a higher threshold (Mississippi, over $3,000).
 */
const STATES: Readonly<Record<string, readonly Threshold[]>> = {
  DC: [
    {
      from: 2020,
      cents: 600_00,
      source:
        'D.C. Office of Tax and Revenue, instructions for Forms W-2 and 1099: $600 or more, as published for tax year 2025',
    },
  ],
  MT: [
    {
      from: 2020,
      cents: 600_01,
      source:
        'Mont. Code Ann. sec. 15-30-2616(1)(c): in excess of $600, a law that is not published by tax year',
    },
  ],
  NJ: [
    {
      from: 2020,
      cents: 1_000_00,
      source: 'N.J.A.C. 18:35-8.1(b): $1,000 or more, as published for tax year 2024',
    },
  ],
  SC: [
    {
      from: 2020,
      cents: 800_00,
      source: 'S.C. Code sec. 12-6-4950(A)(2): $800 or more, a law that is not published by tax year',
    },
  ],
  WI: [
    {
      from: 2020,
      cents: 600_00,
      source: 'Wis. Stat. sec. 71.72: $600 or more, a law that is not published by tax year',
    },
  ],
};

export interface ReportingThreshold {
  readonly cents: number;
  /** The state of the threshold; null for the federal one. */
  readonly state: string | null;
}

/** The threshold for a resident: the federal one, or the state's if it is lower. */
export function thresholdOf(year: number, state: string | null): ReportingThreshold {
  const federal = federalThreshold(year);
  const own = state === null ? null : newest(STATES[state] ?? [], year);
  return own && own.cents < federal ? { cents: own.cents, state } : { cents: federal, state: null };
}

export function federalThreshold(year: number): number {
  return newest(FEDERAL, year)?.cents ?? 0;
}

/** The lowest of all, while the state is unknown, so that every state gets its reports. */
export function lowestThreshold(year: number): ReportingThreshold {
  const all = [federalThreshold(year), ...Object.keys(STATES).map((state) => thresholdOf(year, state).cents)];
  return { cents: Math.min(...all), state: null };
}

function newest(rows: readonly Threshold[], year: number): Threshold | null {
  return rows.findLast(({ from }) => from <= year) ?? null;
}

const NEW_YORK = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', year: 'numeric' });

/** The calendar year in New York time, like the books (rules.md#taxed-earnings). */
export function taxYearOf(at: Date): number {
  return Number(NEW_YORK.format(at));
}
