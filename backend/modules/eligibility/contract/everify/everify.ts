import { z } from 'zod';
import { mustBeTrue, optionalText, text } from '#contract/http/primitives.ts';
import * as fields from '../form/i9-fields.ts';
import {
  EVERIFY,
  EVERIFY_CLOSINGS,
  EVERIFY_DECISIONS,
  EVERIFY_FIRST,
  EVERIFY_LATE_REASONS,
  EVERIFY_STATES,
  readCaseNumber,
  type EverifyState,
} from '../vocabulary/everify/everify.ts';
import { I9_CASE_ACTIONS } from '../vocabulary/actions/i9-actions.ts';
import { DEFAULT_WORKDAYS, WEEKDAYS } from '../vocabulary/weekdays.ts';

const COMPANY_ID = 'Enter the company ID number: 4 to 7 digits';
const { least, most } = EVERIFY.companyIdDigits;
const NO_WORKDAY = 'Choose at least one day';
const workdays = z
  .array(z.enum(WEEKDAYS, { error: NO_WORKDAY }), { error: NO_WORKDAY })
  .min(1, NO_WORKDAY)
  .max(WEEKDAYS.length, NO_WORKDAY)
  .transform((given) => WEEKDAYS.filter((day) => given.includes(day)));

/** An employer's settings for all forms. A change applies to forms that open after it. */
export const changeI9SettingsSchema = z
  .object({
    usesEverify: z.boolean(),
    companyId: optionalText(20),
    /** When the Memorandum of Understanding took effect. */
    since: fields.optionalDay,
    /** Copies of documents are stored for everyone, or for no one. */
    copiesDocuments: z.boolean().default(false),
    /** The company's business days; left out, Monday to Friday without federal holidays. */
    workdays: workdays.default([...DEFAULT_WORKDAYS]),
    closedOnHolidays: z.boolean().default(true),
  })
  .superRefine(({ usesEverify, companyId, since }, ctx) => {
    const isId = companyId !== null && new RegExp(`^\\d{${least},${most}}$`).test(companyId);
    if ((usesEverify || companyId !== null) && !isId)
      ctx.addIssue({ code: 'custom', path: ['companyId'], message: COMPANY_ID });
    if (usesEverify && since === null)
      ctx.addIssue({ code: 'custom', path: ['since'], message: 'Please enter a valid date' });
  });
export type ChangeI9SettingsInput = z.input<typeof changeI9SettingsSchema>;

export const i9SettingsSchema = z.object({
  usesEverify: z.boolean(),
  companyId: z.string().nullable(),
  since: fields.dayAnswer.nullable(),
  copiesDocuments: z.boolean(),
  workdays: z.array(z.enum(WEEKDAYS)),
  closedOnHolidays: z.boolean(),
});
export type I9SettingsAnswer = z.infer<typeof i9SettingsSchema>;

const caseNumber = text({ max: 40, message: 'Enter the case number: 13 digits and 2 letters' }).transform(
  (given, ctx) => {
    const number = readCaseNumber(given);
    if (number === null) {
      const message = 'Enter the case number: 13 digits and 2 letters';
      ctx.issues.push({ code: 'custom', message, input: undefined });
    }
    return number ?? '';
  },
);
const RESULT = { error: 'Choose what E-Verify says' } as const;
const decision = z.enum(EVERIFY_DECISIONS, { error: 'Choose what the worker decided' });

export const openCaseSchema = z.object({
  caseNumber,
  createdOn: fields.calendarDay,
  state: z.enum(EVERIFY_FIRST as readonly [EverifyState, ...EverifyState[]], RESULT),
  /** Required if the case was made after its day. */
  lateReason: z
    .union([z.literal(''), z.enum(EVERIFY_LATE_REASONS)], { error: 'Choose why it is late' })
    .nullish()
    .transform((value) => value || null),
});
export type OpenCaseInput = z.input<typeof openCaseSchema>;
export type OpenCase = z.output<typeof openCaseSchema>;

const on = fields.calendarDay;
export const changeCaseSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('result'), state: z.enum(EVERIFY_STATES, RESULT), on }),
  z.object({
    step: z.literal('notice'),
    on,
    given: mustBeTrue('Confirm that you told the worker in private'),
  }),
  z.object({ step: z.literal('decision'), decision, on, signature: fields.signature }),
  z.object({ step: z.literal('close'), closing: z.enum(EVERIFY_CLOSINGS, { error: 'Choose why' }), on }),
]);
export type ChangeCaseInput = z.input<typeof changeCaseSchema>;
export type ChangeCase = z.output<typeof changeCaseSchema>;

/** The worker's own decision about a mismatch. */
export const decideMismatchSchema = z.object({
  decision: z.enum(EVERIFY_DECISIONS, { error: 'Choose yes or no' }),
  signature: fields.signature,
  code: fields.code,
});
export type DecideMismatchInput = z.input<typeof decideMismatchSchema>;
export type DecideMismatch = z.output<typeof decideMismatchSchema>;

export const everifyCaseSchema = z.object({
  caseNumber: z.string(),
  createdOn: fields.dayAnswer,
  lateReason: z.enum(EVERIFY_LATE_REASONS).nullable(),
  state: z.enum(EVERIFY_STATES),
  stateOn: fields.dayAnswer,
  notifiedOn: fields.dayAnswer.nullable(),
  /** The last day to tell the worker, hear their decision, and refer or close the case. */
  respondBy: fields.dayAnswer.nullable(),
  decision: decision.nullable(),
  decidedOn: fields.dayAnswer.nullable(),
  decidedBy: z.enum(['worker', 'employer']).nullable(),
  /** The last day for the worker to contact DHS or visit SSA. */
  contactBy: fields.dayAnswer.nullable(),
  closing: z.enum(EVERIFY_CLOSINGS).nullable(),
  /** Nothing may be done against the worker because of it. */
  isUndecided: z.boolean(),
  /** The steps that are possible now, with the results and statements they can take; empty once the case is closed. */
  actions: z.array(z.enum(I9_CASE_ACTIONS)),
  results: z.array(z.enum(EVERIFY_STATES)),
  closings: z.array(z.enum(EVERIFY_CLOSINGS)),
});
export type EverifyCaseAnswer = z.infer<typeof everifyCaseSchema>;

/** A mismatch as its worker sees it, once they were notified. */
export const mismatchSchema = z.object({
  caseNumber: z.string(),
  notifiedOn: fields.dayAnswer,
  respondBy: fields.dayAnswer.nullable(),
  decision: decision.nullable(),
  contactBy: fields.dayAnswer.nullable(),
});
export type MismatchAnswer = z.infer<typeof mismatchSchema>;
