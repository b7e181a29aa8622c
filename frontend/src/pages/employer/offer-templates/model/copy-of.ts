import type { OfferTemplate, OfferTemplateInput } from '#contract/offers/template/offer-template.ts';

const LONGEST_NAME = 100;

/** Builds the name of a copy; `number` counts from 1. */
export type CopyName = (name: string, number: number) => string;

/** Copies the template under the first free name. A long name is cut, so that its suffix fits. */
export function copyOf(
  template: OfferTemplate,
  taken: readonly OfferTemplate[],
  named: CopyName,
): Required<OfferTemplateInput> {
  const names = new Set(taken.map(({ name }) => name.toLowerCase()));
  const { payType, schedule, benefits, benefitIds, conditions, customTerms } = template;
  const extra = named('', taken.length + 1).length;
  const stem = template.name.slice(0, LONGEST_NAME - extra);
  let number = 1;
  while (names.has(named(stem, number).toLowerCase())) number += 1;
  const said = benefitIds.length > 0 ? benefitIds : benefits;
  return { name: named(stem, number), payType, schedule, benefits: said, conditions, customTerms };
}
