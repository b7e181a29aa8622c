import { localeOf } from '#shared/lib/index.ts';

const [KILO, MEGA] = [1024, 1024 * 1024];

/** "340 kB", "2.1 MB", in the reader's language. */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] =
    bytes < MEGA ? [Math.max(1, Math.round(bytes / KILO)), 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  const look = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(localeOf(language), look).format(value);
}
