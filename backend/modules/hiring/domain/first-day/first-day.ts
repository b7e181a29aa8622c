import type { ReferralId } from '#kernel/ids.ts';

export interface FirstDayRecord {
  readonly referralId: ReferralId;
  /** The employer's date for a direct hire, `2026-12-01`; a signed letter has its own. */
  readonly day: string | null;
  /** When the job is to end, as far as it is known. */
  readonly endsOn: string | null;
  readonly contactName: string | null;
  /** E.164. */
  readonly contactPhone: string | null;
  readonly nonce: string;
  /** The hash of the link's token. */
  readonly tokenHash: string;
  /** The hire that the worker knows about. */
  readonly toldHiredAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The employer's details; omitted ones stay as they were. */
export interface GivenFirstDay {
  readonly day?: string | null;
  readonly endsOn?: string | null;
  readonly contactName?: string | null;
  readonly contactPhone?: string | null;
}

/** The place, the time and the contact of a worker's first day (rules.md#first-day). */
export class FirstDay {
  private record: FirstDayRecord;

  constructor(record: FirstDayRecord) {
    this.record = record;
  }

  static open(link: Pick<FirstDayRecord, 'referralId' | 'nonce' | 'tokenHash'>, now: Date): FirstDay {
    const nothing = { day: null, endsOn: null, contactName: null, contactPhone: null, toldHiredAt: null };
    return new FirstDay({ ...link, ...nothing, createdAt: now, updatedAt: now });
  }

  get facts(): FirstDayRecord {
    return this.record;
  }

  give({ day, endsOn, contactName, contactPhone }: GivenFirstDay, now: Date): void {
    this.record = {
      ...this.record,
      day: day ?? this.record.day,
      endsOn: endsOn ?? this.record.endsOn,
      contactName: contactName ?? this.record.contactName,
      contactPhone: contactPhone ?? this.record.contactPhone,
      updatedAt: now,
    };
  }

  /** True once if the worker knew of a hire that no longer exists, and needs a notice. */
  takeBack(now: Date): boolean {
    if (this.record.toldHiredAt === null) return false;
    this.record = { ...this.record, toldHiredAt: null, updatedAt: now };
    return true;
  }

  /** True once per hire if the worker needs a notice. */
  tell(hiredAt: Date, now: Date): boolean {
    if (this.record.toldHiredAt?.getTime() === hiredAt.getTime()) return false;
    this.record = { ...this.record, toldHiredAt: hiredAt, updatedAt: now };
    return true;
  }
}
