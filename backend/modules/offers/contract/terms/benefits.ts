import { z } from 'zod';
import { BENEFITS, type BenefitId } from './benefit-catalog.ts';

export { BENEFITS, type BenefitId } from './benefit-catalog.ts';

export const BENEFIT_CATEGORIES = [
  'Healthcare',
  'Retirement',
  'Financial',
  'Time Off',
  'Equipment',
  'Development',
  'Work Flexibility',
  'Compensation',
  'Wellness',
] as const;
/** Open when the picker is first shown (rules.md#benefit-catalog). */
export const OPEN_BENEFIT_CATEGORIES = ['Healthcare', 'Time Off'] as const;

export const DEFAULT_BENEFITS_TEXT = 'Standard benefits package as outlined in employee handbook';

const benefitIds = BENEFITS.map((benefit) => benefit.id);
export const benefitIdSchema = z.enum(benefitIds, { error: 'Unknown benefit' });

/** The chosen benefits as the one sentence that the letter carries, in the order of the catalog. */
export function benefitsSentence(chosen: readonly BenefitId[]): string {
  const labels = BENEFITS.filter((benefit) => chosen.includes(benefit.id)).map((benefit) => benefit.label);
  const last = labels.at(-1);
  if (last === undefined) return DEFAULT_BENEFITS_TEXT;
  if (labels.length === 1) return last;
  if (labels.length === 2) return `${labels[0]} and ${last}`;
  return `${labels.slice(0, -1).join(', ')}, and ${last}`;
}

/** The benefits of a sentence generated here, none for the standard package; null for people's own words. */
export function benefitsIn(sentence: string): readonly BenefitId[] | null {
  const named = BENEFITS.filter(({ label }) => sentence.includes(label)).map(({ id }) => id);
  return benefitsSentence(named) === sentence ? named : null;
}

const benefitSchema = z.object({
  id: benefitIdSchema,
  label: z.string(),
  category: z.enum(BENEFIT_CATEGORIES),
  description: z.string(),
});

/** The answer of `GET /api/benefits`: the catalog by category, in its order. */
export const benefitCatalogSchema = z.array(
  z.object({ category: z.enum(BENEFIT_CATEGORIES), benefits: z.array(benefitSchema) }),
);
