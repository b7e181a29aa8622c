import type { HashedText } from '../../contract/consent/esign-text.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { BackgroundCheckId } from '../../domain/order/background-check.ts';
import type { Place } from '../ports.ts';

export interface GivenCertification {
  readonly version: string;
  readonly language: Language;
  readonly textHash: string;
  readonly name: string;
  readonly ip: string;
  readonly at: Date;
}

/** The instant is an ISO text. */
export interface Certified extends Pick<GivenCertification, 'name' | 'language'> {
  readonly at: string;
}

/** The certifications of employers, append-only. */
export interface Certifications {
  find(employerId: UserId, version: string): Promise<Certified | null>;
  /** (tx) Like `find`, but waits for a certification that is being added. */
  has(employerId: UserId, version: string): Promise<boolean>;
  /** (tx) The first of a version stays. */
  add(employerId: UserId, given: GivenCertification): Promise<void>;
  /** Checks that came with an offer or a hire, and wait for the certification. */
  waiting(employerId: UserId): Promise<readonly Place<BackgroundCheckId>[]>;
}

/** The texts that are agreed to now, in a language, with their hashes. */
export type AgreedTexts = Readonly<Record<'certification' | 'esign', Readonly<Record<Language, HashedText>>>>;
