/** A template's values for a new job. */
export interface TradeTemplate {
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  readonly schedule: string;
}

const FIELDS = ['title', 'description', 'requirements', 'schedule'] as const;

/** Leaves a field that someone typed or changed since an earlier template (rules.md#trade-templates). */
export function filledIn(
  typed: TradeTemplate,
  template: TradeTemplate,
  before: TradeTemplate | null,
): Partial<TradeTemplate> {
  const free = FIELDS.filter((name) => typed[name].trim() === '' || typed[name] === before?.[name]);
  return Object.fromEntries(free.map((name) => [name, template[name]]));
}
