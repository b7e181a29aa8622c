import type { OfferFormInput } from '#contract/offers/letter/offer-form.ts';
import type { OfferTemplate, OfferTemplateInput } from '#contract/offers/template/offer-template.ts';

/** The fields of an offer's form that a template can contain. */
export type HeldField = Exclude<keyof OfferTemplateInput, 'name'>;
export type HeldTerms = Partial<Pick<OfferFormInput, HeldField>>;

export interface Filling {
  /** Values to fill in without asking. */
  readonly fills: HeldTerms;
  /** Values that differ from what the user typed. */
  readonly replaces: HeldTerms;
}

/** The effect of a template on a form. `untouched` is the form without any user input. */
export function fillFrom(template: OfferTemplate, values: OfferFormInput, untouched: HeldTerms): Filling {
  const held = heldBy(template);
  const others = (Object.keys(held) as HeldField[]).filter((field) => !isSame(held[field], values[field]));
  const typed = others.filter((field) => !isEmpty(values[field]) && !isSame(values[field], untouched[field]));
  return {
    fills: only(
      held,
      others.filter((field) => !typed.includes(field)),
    ),
    replaces: only(held, typed),
  };
}

/** The template's values, without its empty fields. */
export function heldBy({ payType, schedule, benefitIds, conditions, customTerms }: OfferTemplate): HeldTerms {
  const benefits = benefitIds.length > 0 ? benefitIds : null;
  const terms: Record<HeldField, unknown> = { payType, schedule, benefits, conditions, customTerms };
  return Object.fromEntries(Object.entries(terms).filter(([, said]) => said));
}

/** Custom benefits, which a list of choices cannot show. */
export function wordsOf(template: OfferTemplate | null): string | undefined {
  return (template?.benefitIds.length === 0 && template.benefits) || undefined;
}

/** The values to send from a form that started with a template. */
export function withTemplate<Values extends OfferFormInput>(values: Values, template: OfferTemplate | null) {
  const words = wordsOf(template);
  const benefits = values.benefits.length === 0 && words !== undefined ? words : values.benefits;
  return { ...values, benefits, templateId: template?.id ?? null };
}

function only(held: HeldTerms, fields: readonly HeldField[]): HeldTerms {
  return Object.fromEntries(Object.entries(held).filter(([name]) => fields.some((field) => field === name)));
}

function isEmpty(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
