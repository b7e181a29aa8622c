import { z } from 'zod';
import { onPaper } from '#contract/identity/latin-name.ts';
import {
  mustBeTrue,
  nameText,
  optionalName,
  optionalParagraphs,
  optionalText,
  paragraphs,
  text,
} from '#contract/http/primitives.ts';
import * as fields from './i9-fields.ts';
import { EXTENDED_CATEGORIES, i9Document } from '../vocabulary/form/form-i9.ts';

/** A document that the employee has shown. The authority may be left out where it is always the same. */
const shownDocumentSchema = z
  .object({
    kind: fields.documentKind,
    authority: optionalName(100).check(onPaper),
    number: optionalText(40),
    expiresOn: fields.optionalDay,
    isReceipt: z.boolean().default(false),
    /** For a card that Form I-797C extends: the category on both, and the notice's receipt number. */
    category: optionalText(3),
    noticeNumber: fields.receiptNumber,
    /** On the Form I-94 of a spouse whose card is extended: the class of admission, like E-1S. */
    admissionClass: optionalText(5),
    /** In a correction: the day the document was examined, if it is another than before. */
    examinedOn: fields.optionalDay,
  })
  .transform(({ authority, category, noticeNumber, admissionClass, ...document }, ctx) => {
    const rules = i9Document(document.kind);
    const known = authority ?? rules.authority;
    if (known === null) {
      ctx.issues.push({
        code: 'custom',
        path: ['authority'],
        message: 'Enter who issued the document',
        input: authority,
      });
    }
    const isReceipt = document.isReceipt || rules.isAlwaysReceipt === true;
    const ofEntry = document.kind === 'i94' ? admissionClass : null;
    const own = { ...document, isReceipt, authority: known ?? '', admissionClass: ofEntry };
    if (!rules.hasNotice) return { ...own, category: null, noticeNumber: null };
    const lacking = (path: string, message: string, input: string | null): number =>
      ctx.issues.push({ code: 'custom', path: [path], message, input });
    if (category === null || !EXTENDED_CATEGORIES.includes(category))
      lacking('category', 'Choose the category on the card and the notice', category);
    if (noticeNumber === null)
      lacking('noticeNumber', 'Enter the receipt number on Form I-797C', noticeNumber);
    return { ...own, category, noticeNumber };
  });

const MOST_DOCUMENTS = 3;
const representativeName = nameText({ min: 2, max: 120, message: 'Enter your last and first name' }).check(
  onPaper,
);

const section2Fields = z.object({
  firstDayOn: fields.calendarDay,
  documents: z.array(shownDocumentSchema, { error: 'Add the documents you have seen' }).max(MOST_DOCUMENTS),
  additionalInformation: optionalParagraphs(500),
  /** Required if section 1 or section 2 is late. */
  lateReason: optionalText(200),
  /** Examined by live video: only for companies that use E-Verify. */
  usedAlternative: z.boolean().default(false),
  representativeName,
  representativeTitle: nameText({ min: 2, max: 80, message: 'Enter your title' }).check(onPaper),
  businessName: nameText({ min: 2, max: 120, message: 'Enter the name of the business' }).check(onPaper),
  businessAddress: text({ min: 5, max: 200, message: 'Enter the address of the business' }).check(onPaper),
  /** The certification under penalty of perjury. */
  attested: mustBeTrue('Please confirm that you have examined the documents'),
  signature: fields.signature,
});

export const signSection2Schema = section2Fields;
export type SignSection2Input = z.input<typeof signSection2Schema>;
export type SignSection2 = z.output<typeof signSection2Schema>;

export const correctSection2Schema = section2Fields.extend({
  reason: paragraphs({ min: 3, max: 500, message: "Please say why you're correcting it" }),
});
export type CorrectSection2 = z.output<typeof correctSection2Schema>;

export const documentAnswerSchema = z.object({
  kind: fields.documentKind,
  list: z.enum(['A', 'B', 'C']),
  title: z.string(),
  authority: z.string(),
  /** Whole for the employer who wrote it down. */
  number: z.string().nullable(),
  expiresOn: fields.dayAnswer.nullable(),
  isReceipt: z.boolean(),
  /** Null if no Form I-797C extends a card, and in entries from before the two were stored. */
  category: z.string().nullable(),
  noticeNumber: z.string().nullable(),
  /** Only on the Form I-94 of a spouse. */
  admissionClass: z.string().nullable(),
  /** Null in what was signed before the day was stored. */
  examinedOn: fields.dayAnswer.nullable(),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

export const section2AnswerSchema = z.object({
  firstDayOn: fields.dayAnswer,
  additionalInformation: z.string().nullable(),
  lateReason: z.string().nullable(),
  usedAlternative: z.boolean(),
  representativeName: z.string(),
  representativeTitle: z.string(),
  businessName: z.string(),
  businessAddress: z.string(),
  signature: z.string(),
  signedOn: fields.dayAnswer,
  documents: z.array(documentAnswerSchema),
});
export type Section2Answer = z.infer<typeof section2AnswerSchema>;

const newNameSchema = z.object({
  lastName: fields.lastName,
  firstName: fields.firstName,
  middleInitial: fields.middleInitial,
});

/** Reverification, rehire or a new name: supplement B. */
export const supplementBSchema = z.object({
  kind: z.literal('B'),
  rehiredOn: fields.optionalDay,
  newName: newNameSchema.nullish().transform((value) => value ?? null),
  /** A document of list A with what belongs to it, or one of list C; none for a rehire or a new name. */
  documents: z.array(shownDocumentSchema).max(MOST_DOCUMENTS).default([]),
  additionalInformation: optionalParagraphs(500),
  usedAlternative: z.boolean().default(false),
  representativeName,
  attested: mustBeTrue('Please confirm that this is true'),
  signature: fields.signature,
});
export type SignSupplementBInput = z.input<typeof supplementBSchema>;
export type SignSupplementB = z.output<typeof supplementBSchema>;
