import { z } from 'zod';
import { dollars } from '#contract/http/primitives.ts';
import { ADD_ONS } from '../vocabulary/charging/add-ons.ts';

export const addOnSchema = z.enum(ADD_ONS, { error: 'Unknown add-on' });
const addOnList = z.array(addOnSchema).max(20);
const addOnFlags = z.object({
  backgroundCheck: z.boolean().nullish(),
  drugTest: z.boolean().nullish(),
  i9Verification: z.boolean().nullish(),
});

/** A list of names or three booleans; read as a list in the order of `ADD_ONS` without duplicates. */
export const addOnsInputSchema = z
  .union([addOnList, addOnFlags], { error: 'Unknown add-on' })
  .nullish()
  .transform((chosen) =>
    ADD_ONS.filter((addOn) =>
      Array.isArray(chosen) ? chosen.includes(addOn) : chosen ? chosen[addOn] === true : false,
    ),
  );

/** `addOns=backgroundCheck,drugTest`, or the parameter repeated. */
export const addOnsQuerySchema = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
  .nullish()
  .transform((names) =>
    [names ?? []]
      .flat()
      .flatMap((name) => name.split(','))
      .filter((name) => name !== ''),
  )
  .pipe(addOnList)
  .transform((chosen) => ADD_ONS.filter((addOn) => chosen.includes(addOn)));

const CHARGE_KINDS = [
  'referralBonus',
  'letterFee',
  ...ADD_ONS,
  'platformFee',
  'jobPost',
  'jobBoost',
  'subscription',
  'returnedPayment',
] as const;
export const chargeKindSchema = z.enum(CHARGE_KINDS);
export type ChargeKind = z.infer<typeof chargeKindSchema>;

export const chargeLineSchema = z.object({ kind: chargeKindSchema, label: z.string(), amount: dollars });
export type ChargeLine = z.infer<typeof chargeLineSchema>;

/** The employer pays with another card: the saved one is not charged (rules.md#saved-card). */
export const otherCardField = z
  .boolean()
  .nullish()
  .transform((isOther) => isOther ?? false);
