import { newId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { Weekday } from '../../contract/vocabulary/weekdays.ts';
import { dayIn, type Day } from '../due/i9-dates.ts';
import type { I9Record } from './i9-record.ts';

export interface HireFacts {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly workerName: string;
  readonly workerEmail: string | null;
  readonly jobTitle: string;
  readonly company: string;
  readonly timeZone: string;
  readonly startsOn: Day | null;
  /** When the letter was signed; null for a hire without one, which was accepted when it was written down at the latest. */
  readonly signedAt: Date | null;
  readonly expectedEndOn: Day | null;
  /** The employer's current settings: a later change applies to later forms. */
  readonly workdays: readonly Weekday[];
  readonly closedOnHolidays: boolean;
  readonly usesEverify: boolean;
  readonly copiesDocuments: boolean;
}

/** A form of which nothing is signed. */
export function newForm(
  { signedAt, ...facts }: HireFacts,
  at: Date,
): { readonly [Field in keyof I9Record]: I9Record[Field] } {
  return {
    ...facts,
    id: newId<'i9_form'>(),
    acceptedOn: dayIn(facts.timeZone, signedAt ?? at),
    hiredOn: null,
    formStatus: 'incomplete',
    section1Status: 'pending',
    section1Data: null,
    section1CompletedAt: null,
    section1IpAddress: null,
    section2Status: 'pending',
    section2Data: null,
    section2Documents: null,
    section2CompletedAt: null,
    verifierId: null,
    verifierName: null,
    reverifyOn: null,
    reverifiedDocument: null,
    receiptDueOn: null,
    everifyState: null,
    everifyIsUndecided: false,
    everifyDueKind: null,
    everifyDueOn: null,
    awaitedSsn: false,
    rehiredOn: null,
    endedOn: null,
    hireEndedOn: null,
    worked: null,
    isRetentionOnly: false,
    retentionExpiry: null,
    heldAt: null,
    complianceNotes: null,
    canceledAt: null,
    purgedAt: null,
    nextDueOn: null,
    nextReminderOn: null,
    remindedOn: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}
