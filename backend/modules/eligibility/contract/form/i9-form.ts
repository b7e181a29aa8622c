import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { instant, optionalName, paragraphs, uuid } from '#contract/http/primitives.ts';
import * as fields from './i9-fields.ts';
import { copySchema } from '../copies/copies.ts';
import { everifyCaseSchema, mismatchSchema } from '../everify/everify.ts';
import { correctSection1Schema, preparerSchema, section1AnswerSchema } from './section1.ts';
import {
  correctSection2Schema,
  documentAnswerSchema,
  section2AnswerSchema,
  supplementBSchema,
} from './section2.ts';
import { EVERIFY_STATES } from '../vocabulary/everify/everify.ts';
import {
  I9_ACTIONS,
  I9_OWN_ROW_ACTIONS,
  I9_ROW_ACTIONS,
  I9_WORKER_ACTIONS,
} from '../vocabulary/actions/i9-actions.ts';
import { I9_DUES, I9_FORM_STATUSES, I9_SECTION_STATUSES } from '../vocabulary/form/i9-statuses.ts';

const sectionStatus = z.enum(I9_SECTION_STATUSES);
const formStatus = z.enum(I9_FORM_STATUSES);

const i9DueSchema = z.object({
  kind: z.enum(I9_DUES),
  /** Null while the first day of work is unknown. */
  on: fields.dayAnswer.nullable(),
  isLate: z.boolean(),
});

const supplementAnswerSchema = z.object({
  kind: z.enum(['A', 'B']),
  signedOn: fields.dayAnswer,
  signature: z.string(),
  /** The helper of supplement A, or the employer's representative of supplement B. */
  name: z.string(),
  rehiredOn: fields.dayAnswer.nullable(),
  newName: z.string().nullable(),
  documents: z.array(documentAnswerSchema),
});

const stepSchema = z.object({
  at: instant,
  kind: z.string(),
  actor: z.enum(['worker', 'employer', 'system']),
});

/** A hire's Form I-9 for its parties. */
export const i9FormSchema = z.object({
  referralId: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  edition: z.string(),
  status: formStatus,
  section1Status: sectionStatus,
  section1SignedAt: instant.nullable(),
  section2Status: sectionStatus,
  section2SignedAt: instant.nullable(),
  acceptedOn: fields.dayAnswer,
  startsOn: fields.dayAnswer.nullable(),
  /** When section 2 has to be done; null while the first day is unknown. */
  section2DueOn: fields.dayAnswer.nullable(),
  /** Signed after their day, or not signed yet though it has passed. */
  lateSections: z.array(z.enum(['section1', 'section2'])),
  /** From the offer or the hire. */
  expectedEndOn: fields.dayAnswer.nullable(),
  /** Under three business days: section 2 is due on the first day, and receipts are not accepted. */
  isShortJob: z.boolean(),
  due: i9DueSchema.nullable(),
  /** The reader's possible actions, by the server's clock: the form's state refuses every other one. */
  actions: z.array(z.enum(I9_ACTIONS)),
  /**
   * For the employer: when the permission to work must be reverified, even if something else is due before.
   */
  reverifyOn: fields.dayAnswer.nullable(),
  section1: section1AnswerSchema.nullable(),
  /** For the employer. */
  section2: section2AnswerSchema.nullable(),
  supplements: z.array(supplementAnswerSchema),
  /** Entries that correct an earlier one. */
  corrections: z.array(
    z.object({
      section: z.enum(['section1', 'section2']),
      at: instant,
      reason: z.string(),
      signature: z.string(),
    }),
  ),
  /** For the employer before section 2 is signed: who signed for them last, to be suggested. */
  lastRepresentative: z
    .object({ name: z.string(), title: z.string(), businessAddress: z.string() })
    .nullable(),
  usesEverify: z.boolean(),
  copiesDocuments: z.boolean(),
  /** For the employer. */
  copies: z.array(copySchema),
  /** For the employer: cases as they wrote them down, the newest last. */
  everifyCases: z.array(everifyCaseSchema),
  /** For the worker, once they were notified of it. */
  mismatch: mismatchSchema.nullable(),
  endedOn: fields.dayAnswer.nullable(),
  /** For the employer: `end` requires `isUnrelated`, because E-Verify has not decided (rules.md#everify). */
  mustConfirmUnrelated: z.boolean(),
  /** For the employer: the last day on which a rehire may use this form. */
  rehireUntil: fields.dayAnswer.nullable(),
  retentionExpiry: fields.dayAnswer.nullable(),
  isHeld: z.boolean(),
  holdReason: z.string().nullable(),
  /** For the employer, to copy: it asks the worker for a code. */
  linkUrl: z.url().nullable(),
  /** For the employer: who did what. */
  trail: z.array(stepSchema),
});
export type I9FormAnswer = z.infer<typeof i9FormSchema>;

export const i9RowSchema = z.object({
  id: uuid,
  referralId: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  status: formStatus,
  section1Status: sectionStatus,
  section2Status: sectionStatus,
  startsOn: fields.dayAnswer.nullable(),
  due: i9DueSchema.nullable(),
  everifyState: z.enum(EVERIFY_STATES).nullable(),
  actions: z.array(z.enum(I9_ROW_ACTIONS)),
  endedOn: fields.dayAnswer.nullable(),
  retentionExpiry: fields.dayAnswer.nullable(),
  isHeld: z.boolean(),
  createdAt: instant,
});
export type I9Row = z.infer<typeof i9RowSchema>;
export const i9ListSchema = z.array(i9RowSchema);

/** A form as its worker finds it in a list. */
export const myI9RowSchema = z.object({
  id: uuid,
  referralId: uuid,
  jobTitle: z.string(),
  company: z.string(),
  status: formStatus,
  section1Status: sectionStatus,
  section1SignedAt: instant.nullable(),
  startsOn: fields.dayAnswer.nullable(),
  actions: z.array(z.enum(I9_OWN_ROW_ACTIONS)),
  createdAt: instant,
});
export type MyI9Row = z.infer<typeof myI9RowSchema>;
export const myI9ListSchema = z.array(myI9RowSchema);

/** The content of `/i9/{token}`. */
export const i9PageSchema = z.object({
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  workerLanguage: languageSchema,
  edition: z.string(),
  startsOn: fields.dayAnswer.nullable(),
  /** `open` can be signed; the others say why not. */
  state: z.enum(['open', 'signed', 'expired', 'canceled']),
  /** The possible actions by this link; a copied one only signs. */
  actions: z.array(z.enum(I9_WORKER_ACTIONS)),
  /** The link was copied: an answer needs the code that is texted to the worker. */
  needsCode: z.boolean(),
  signedAt: instant.nullable(),
  /** The signed section, with the last four of its numbers; null before, and by a copied link. */
  section1: section1AnswerSchema.nullable(),
  /** The helpers' names; empty by a copied link. */
  helpers: z.array(z.string()),
  /** If true, a Social Security number is required. */
  usesEverify: z.boolean(),
  /** Set once the worker was notified; null by a copied link. */
  mismatch: mismatchSchema.nullable(),
});
export type I9Page = z.infer<typeof i9PageSchema>;

export const correctI9Schema = z.discriminatedUnion('section', [
  z.object({ section: z.literal('section1'), entry: correctSection1Schema }),
  z.object({ section: z.literal('section2'), entry: correctSection2Schema }),
]);

export const supplementI9Schema = z.discriminatedUnion('kind', [
  preparerSchema.extend({ kind: z.literal('A') }),
  supplementBSchema,
]);

export const holdI9Schema = z
  .object({
    on: z.boolean(),
    reason: paragraphs({ max: 500 })
      .nullish()
      .transform((value) => value || null),
  })
  .refine(({ on, reason }) => !on || reason !== null, { error: 'Please say why', path: ['reason'] });

export const endI9Schema = z.object({
  endedOn: fields.calendarDay,
  /** It has nothing to do with a case that E-Verify has not decided. */
  isUnrelated: z.boolean().default(false),
});

/** A time, by the first day of work, and one of the employer's companies. */
/** In the name of an export's file. */
const exportCode = z.string().regex(/^[0-9a-z]{8,16}$/, 'Enter the code from the name of the file');

export const exportI9QuerySchema = z.object({
  /** The code that the call for the export’s password returned; without it, the file name has a new code. */
  code: exportCode.nullish(),
  from: fields.optionalDayOfQuery,
  to: fields.optionalDayOfQuery,
  company: optionalName(120),
  /** Copies of documents, too. */
  copies: z
    .enum(['true', 'false', '1', '0', ''])
    .nullish()
    .transform((value) => value === 'true' || value === '1'),
});

/** How many forms an export would have. */
export const i9ExportCountQuerySchema = exportI9QuerySchema.pick({ from: true, to: true, company: true });
export const i9ExportCountSchema = z.object({ forms: z.number().int() });
export type I9ExportCount = z.infer<typeof i9ExportCountSchema>;

/** Without a code: of the next export, whose call then takes the code along. */
export const i9ExportPasswordQuerySchema = z.object({ code: exportCode.nullish() });
export const i9ExportPasswordSchema = z.object({ code: z.string(), password: z.string() });
export type I9ExportPassword = z.infer<typeof i9ExportPasswordSchema>;

/** `due`: what waits, the first of it first; otherwise everything, the newest first. */
export const i9ListQuerySchema = z.object({
  due: z
    .enum(['true', 'false', '1', '0', ''])
    .nullish()
    .transform((value) => value === 'true' || value === '1'),
  status: formStatus.nullish().transform((value) => value ?? null),
});
