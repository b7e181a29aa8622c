import { z } from 'zod';
import { day, mustBeTrue } from '#contract/http/primitives.ts';
import { ACKNOWLEDGEMENT_KINDS } from '../vocabulary/posting.ts';

/** The day of the texts that the forms show; changes with them. */
export const ACKNOWLEDGEMENT_VERSION = '2026-11-01';

export const acknowledgementSchema = z.object({ kind: z.enum(ACKNOWLEDGEMENT_KINDS), version: day });

/** Ticks of the forms (rules.md#acknowledgements). */
export const eeoTick = mustBeTrue('You must acknowledge EEO compliance');
export const ticks = {
  eeoAcknowledged: eeoTick,
  oshaAcknowledged: mustBeTrue('You must acknowledge OSHA safety requirements'),
  wageTransparencyAcknowledged: mustBeTrue('You must acknowledge wage transparency requirements'),
  i9Acknowledged: mustBeTrue('You must acknowledge I-9 verification requirements'),
  adaAcknowledged: mustBeTrue('You must acknowledge ADA compliance requirements'),
};
export type TickName = keyof typeof ticks;
