import { z } from 'zod';
import { instant, nameText, uuid } from '#contract/http/primitives.ts';
import { benefitIdSchema, benefitsSentence, type BenefitId } from '../terms/benefits.ts';
import { mergeLine, mergeText } from '../terms/merge-text.ts';
import { payTypeSchema } from '../terms/offer-fields.ts';

/** Per company. */
export const MOST_TEMPLATES = 100;
const TEMPLATE_NAME_MISSING = 'Please name the template';

const nameField = nameText({ min: 1, max: 100, message: TEMPLATE_NAME_MISSING });

/** Null and empty are null: the template leaves it open. */
const said = (max: number) =>
  mergeText(max)
    .nullable()
    .transform((value) => value || null);

const saidInOneLine = (max: number) =>
  mergeLine(max)
    .nullable()
    .transform((value) => value || null);

interface TemplateBenefits {
  readonly benefitIds: BenefitId[];
  readonly benefits: string | null;
}

/** A sentence or a list of ids, as in an offer (rules.md#offer-shapes); omitted if nothing was chosen. */
const benefitsField = z
  .union([mergeText(4000), z.array(benefitIdSchema).max(100)])
  .nullable()
  .transform((benefits): TemplateBenefits => {
    if (!Array.isArray(benefits)) return { benefitIds: [], benefits: benefits || null };
    const benefitIds = [...new Set(benefits)];
    return { benefitIds, benefits: benefitIds.length > 0 ? benefitsSentence(benefitIds) : null };
  });

const payTypeField = z
  .union([z.literal(''), payTypeSchema], { error: 'Please select a pay type' })
  .nullable()
  .transform((payType) => payType || null);

const NO_BENEFITS: TemplateBenefits = { benefitIds: [], benefits: null };

export const offerTemplateRequestSchema = z
  .object({
    name: nameField,
    payType: payTypeField.optional(),
    schedule: saidInOneLine(200).optional(),
    benefits: benefitsField.optional(),
    conditions: said(5000).optional(),
    customTerms: said(5000).optional(),
  })
  .transform(
    ({ name, payType = null, schedule = null, benefits, conditions = null, customTerms = null }) => ({
      name,
      payType,
      schedule,
      conditions,
      customTerms,
      ...(benefits ?? NO_BENEFITS),
    }),
  );
export type OfferTemplateInput = z.input<typeof offerTemplateRequestSchema>;
export type OfferTemplateContent = z.infer<typeof offerTemplateRequestSchema>;

/**
 * Omitted fields stay unchanged. `version` is the edited version, for callers that want a conflict after
 * another's change.
 */
export const changeOfferTemplateRequestSchema = z
  .object({
    name: nameField.exactOptional(),
    payType: payTypeField.exactOptional(),
    schedule: saidInOneLine(200).exactOptional(),
    benefits: benefitsField.exactOptional(),
    conditions: said(5000).exactOptional(),
    customTerms: said(5000).exactOptional(),
    version: z.int().min(1).nullish(),
  })
  .transform(({ version, benefits, ...change }) => ({
    version: version ?? null,
    change: { ...change, ...benefits },
  }));
export type ChangeOfferTemplateInput = z.input<typeof changeOfferTemplateRequestSchema>;

/** A template for letters. Null fields are left to the letter. */
export const offerTemplateSchema = z.object({
  id: uuid,
  name: z.string(),
  payType: payTypeSchema.nullable(),
  schedule: z.string().nullable(),
  benefits: z.string().nullable(),
  benefitIds: z.array(benefitIdSchema),
  conditions: z.string().nullable(),
  customTerms: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type OfferTemplate = z.infer<typeof offerTemplateSchema>;
export const offerTemplateListSchema = z.array(offerTemplateSchema);
