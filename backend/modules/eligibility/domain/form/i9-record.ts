import type { Id, JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Citizenship, I9DocumentKind, I9Signer } from '../../contract/vocabulary/form/form-i9.ts';
import type { EverifyState } from '../../contract/vocabulary/everify/everify.ts';
import type { I9Due, I9FormStatus, I9SectionStatus } from '../../contract/vocabulary/form/i9-statuses.ts';
import type { Weekday } from '../../contract/vocabulary/weekdays.ts';
import type { Day } from '../due/i9-dates.ts';

export type I9FormId = Id<'i9_form'>;

/** The content of section 1, with numbers in their last four. */
export interface Section1 {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleInitial: string | null;
  readonly otherLastNames: string | null;
  readonly address: string;
  readonly apartment: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly birthDate: Day;
  readonly ssnLast4: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly citizenship: Citizenship;
  readonly uscisLast4: string | null;
  readonly workUntil: Day | null;
  readonly i94Last4: string | null;
  readonly passportLast4: string | null;
  readonly passportCountry: string | null;
  /** The words of a note if another person signed for the worker. */
  readonly signature: string;
  /** Entries from before it was asked have none: the worker signed. */
  readonly signer?: I9Signer;
  /** The name of the person who signed for the worker. */
  readonly signerName?: string | null;
  readonly signedOn: Day;
  readonly hadPreparer: boolean;
}

/** A document as the employer has seen it. */
export interface ShownDocument {
  readonly kind: I9DocumentKind;
  readonly authority: string;
  readonly numberLast4: string | null;
  readonly expiresOn: Day | null;
  /** A receipt for the replacement of one that was lost, stolen or damaged. */
  readonly isReceipt: boolean;
  /** On the card and the Form I-797C that extends it; none in entries from before it was stored. */
  readonly category?: string;
  /** On the Form I-94 of a spouse whose card is extended. */
  readonly admissionClass?: string;
  /** The day the employer looked at it. Entries from before it was stored have none: theirs is the day of the first signature. */
  readonly examinedOn?: Day;
}

/** A document that was shown at a reverification, with the day of the next one; those from before that day was stored have none. */
export interface ReverifiedDocument extends ShownDocument {
  readonly reverifyOn?: Day | null;
}

export interface Section2 {
  readonly firstDayOn: Day;
  readonly additionalInformation: string | null;
  /** Why section 1 or section 2 was signed after its day. Entries from before it was required have none. */
  readonly lateReason?: string | null;
  /** Examined at a distance, as only companies in E-Verify may. */
  readonly usedAlternative: boolean;
  readonly representativeName: string;
  readonly representativeTitle: string;
  readonly signature: string;
  readonly signedOn: Day;
  readonly businessName: string;
  readonly businessAddress: string;
}

/** The text of the form's box of additional information, including the reason for a late section. */
export function additionalText({
  additionalInformation,
  lateReason,
}: Pick<Section2, 'additionalInformation' | 'lateReason'>): string | null {
  return [additionalInformation, lateReason && `Late: ${lateReason}`].filter(Boolean).join('\n') || null;
}

/** The stored fields of a form (rules.md#stored-fields). Its entries have everything that was ever signed; this is what holds today. */
export abstract class I9Record {
  readonly id!: I9FormId;
  readonly referralId!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly workerName!: string;
  readonly workerEmail!: string | null;
  readonly jobTitle!: string;
  readonly company!: string;
  /** The time zone of the job's place, which decides when a day begins. */
  readonly timeZone!: string;
  readonly acceptedOn!: Day;
  /** The days on which the company operates, as it had set them when the form opened. */
  readonly workdays!: readonly Weekday[];
  readonly closedOnHolidays!: boolean;
  /** The end in the offer or the hire; null if neither has one. */
  readonly expectedEndOn!: Day | null;
  /** The newest day on which the person was marked as hired; null for an accepted offer. */
  readonly hiredOn!: Day | null;
  /** The first day of employment: as the letter says, then as section 2 says. */
  readonly startsOn!: Day | null;
  readonly formStatus!: I9FormStatus;
  readonly section1Status!: I9SectionStatus;
  readonly section1Data!: Section1 | null;
  readonly section1CompletedAt!: Date | null;
  readonly section1IpAddress!: string | null;
  readonly section2Status!: I9SectionStatus;
  readonly section2Data!: Section2 | null;
  readonly section2Documents!: readonly ShownDocument[] | null;
  readonly section2CompletedAt!: Date | null;
  readonly verifierId!: UserId | null;
  readonly verifierName!: string | null;
  readonly reverifyOn!: Day | null;
  /** The document of the last reverification. */
  readonly reverifiedDocument!: ReverifiedDocument | null;
  readonly receiptDueOn!: Day | null;
  /** The employer's setting when the form opened. */
  readonly usesEverify!: boolean;
  /** The setting from the same time: copies of documents are stored for everyone. */
  readonly copiesDocuments!: boolean;
  /** The state of the newest case; null without one. */
  readonly everifyState!: EverifyState | null;
  /** Nothing may be done against the worker because of it. */
  readonly everifyIsUndecided!: boolean;
  readonly everifyDueKind!: I9Due | null;
  readonly everifyDueOn!: Day | null;
  /** The case waited for the Social Security number at some time: that is why it is late. */
  readonly awaitedSsn!: boolean;
  /** The last time: the work does not end before it. */
  readonly rehiredOn!: Day | null;
  readonly endedOn!: Day | null;
  /** The day on which the hire itself came to an end, although the person worked, or may have. */
  readonly hireEndedOn!: Day | null;
  /** Known of a hire that ended; it stays when the hire is taken up again. */
  readonly worked!: 'yes' | 'unknown' | null;
  /** The employment is over: the form is retained only for inspections. */
  readonly isRetentionOnly!: boolean;
  readonly retentionExpiry!: Day | null;
  readonly heldAt!: Date | null;
  /** Why the form is held past its retention day. */
  readonly complianceNotes!: string | null;
  readonly canceledAt!: Date | null;
  readonly purgedAt!: Date | null;
  readonly nextDueOn!: Day | null;
  readonly nextReminderOn!: Day | null;
  readonly remindedOn!: Day | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;
}
