import type { Id, UserId } from '#kernel/ids.ts';
import type {
  NewPasskey,
  OwnPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyQuestion,
} from '../../contract/passkeys.ts';

export type PasskeyId = Id<'passkey'>;

/** The public half of a key; the other half never leaves the device. */
export interface Passkey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** How often the device has signed, as far as it counts. */
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface KnownPasskey extends Passkey {
  readonly id: PasskeyId;
  readonly userId: UserId;
}

export interface Passkeys {
  list(userId: UserId): Promise<readonly OwnPasskey[]>;
  /** Existing passkeys, so that a device does not make a second one. */
  credentialsOf(userId: UserId): Promise<readonly Pick<Passkey, 'credentialId' | 'transports'>[]>;
  has(userId: UserId): Promise<boolean>;
  find(credentialId: string): Promise<KnownPasskey | null>;
  /** (tx) False if the passkey exists already. */
  add(userId: UserId, passkey: Passkey, userAgent: string, now: Date): Promise<boolean>;
  /** (tx) It answered a question of then; false where it has answered a later one: none is answered twice. */
  use(
    id: PasskeyId,
    answered: { readonly counter: number; readonly askedAt: Date },
    now: Date,
  ): Promise<boolean>;
  /** (tx) False where this person has none of this id. */
  remove(userId: UserId, id: PasskeyId): Promise<boolean>;
}

/** A question that was asked, and when. */
export interface Challenge {
  readonly challenge: string;
  readonly askedAt: Date;
}

/** The WebAuthn messages between browsers and the server. */
export interface PasskeyProtocol {
  creation(
    person: { readonly id: UserId; readonly email: string; readonly name: string },
    known: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyCreation>;
  question(): Promise<PasskeyQuestion>;
  /** Null where it was not made for this site, by this question, by someone whom the device has checked. */
  created(answer: NewPasskey, challenge: string): Promise<Passkey | null>;
  /** The new count; null where it is not signed with this passkey for this site and this question. */
  proved(
    answer: PasskeyProof,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ readonly counter: number } | null>;
}
