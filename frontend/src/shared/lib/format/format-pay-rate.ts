/** The period of a pay rate as our forms write it, in both languages. */
const PERIODS = {
  hour: ['hour', 'hora'],
  day: ['day', 'día'],
  week: ['week', 'semana'],
  two_weeks: ['two weeks', 'dos semanas'],
  month: ['month', 'mes'],
  year: ['year', 'año'],
  project: ['project', 'proyecto'],
} as const;

export type PayPeriod = keyof typeof PERIODS;

const NAMES: readonly PayPeriod[] = ['hour', 'day', 'week', 'two_weeks', 'month', 'year', 'project'];
const PAY = /^(\$?[\d.,]+k?(?: ?[-–] ?\$?[\d.,]+k?)?) ?\/ ?(\p{L}+(?: \p{L}+)?)$/iu;

/** Translates the period in "$25/hour" with `nameOf`. Free text stays unchanged. */
export function formatPayRate(payRate: string, nameOf: (period: PayPeriod) => string): string {
  const [, amount, written = ''] = PAY.exec(payRate.trim()) ?? [];
  const period = NAMES.find((name) => PERIODS[name].some((word) => word === written.toLowerCase()));
  return amount && period ? `${amount}/${nameOf(period)}` : payRate;
}
