import type { OfferFormInput } from '#contract/offers/offer-form.ts';
import type { OfferTemplate, OfferTemplateInput } from '#contract/offers/offer-template.ts';

/** What a template may hold of an offer's form. */
export type HeldField = Exclude<keyof OfferTemplateInput, 'name'>;
export type HeldTerms = Partial<Pick<OfferFormInput, HeldField>>;

export interface Filling {
  /** What can be filled in without asking. */
  readonly fills: HeldTerms;
  /** What someone has typed and the template says differently. */
  readonly replaces: HeldTerms;
}

/** What choosing a template does to a form. `untouched` is what the form would say if nobody had typed anything. */
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

/** A template says nothing of what it leaves empty. */
export function heldBy({ payType, schedule, benefitIds, conditions, customTerms }: OfferTemplate): HeldTerms {
  const benefits = benefitIds.length > 0 ? benefitIds : null;
  const terms: Record<HeldField, unknown> = { payType, schedule, benefits, conditions, customTerms };
  return Object.fromEntries(Object.entries(terms).filter(([, said]) => said));
}

/** Benefits in someone's own words, which no form of choices can show. */
export function wordsOf(template: OfferTemplate | null): string | undefined {
  return (template?.benefitIds.length === 0 && template.benefits) || undefined;
}

/** What is sent of a form that began with a template. */
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
