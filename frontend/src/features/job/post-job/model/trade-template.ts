/** What a template gives a job to begin with. */
export interface TradeTemplate {
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  readonly schedule: string;
}

const FIELDS = ['title', 'description', 'requirements', 'schedule'] as const;

/** Only what is empty, or still as an earlier template left it: nothing that was typed is lost (rules.md#trade-templates). */
export function filledIn(
  typed: TradeTemplate,
  template: TradeTemplate,
  before: TradeTemplate | null,
): Partial<TradeTemplate> {
  const free = FIELDS.filter((name) => typed[name].trim() === '' || typed[name] === before?.[name]);
  return Object.fromEntries(free.map((name) => [name, template[name]]));
}
