import { z } from 'zod';
import { day, mustBeTrue } from '../../../platform/http/contract/primitives.ts';

/** Decision 79. */
const ACKNOWLEDGEMENT_KINDS = ['eeo', 'osha', 'wage_transparency', 'i9', 'ada'] as const;

/** The day of the texts that the forms show; changes with them. */
export const ACKNOWLEDGEMENT_VERSION = '2026-11-01';

export const acknowledgementSchema = z.object({ kind: z.enum(ACKNOWLEDGEMENT_KINDS), version: day });

/** Ticks of the forms (document 2 §5). */
export const eeoTick = mustBeTrue('You must acknowledge EEO compliance');
