import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

export const PASSKEY_REFUSED = "That passkey didn't work. Please try again.";

/** Bytes as browsers write them. */
const bytes = (max: number) =>
  z
    .string({ error: PASSKEY_REFUSED })
    .min(1, PASSKEY_REFUSED)
    .max(max, PASSKEY_REFUSED)
    .regex(/^[\w-]+={0,2}$/, PASSKEY_REFUSED);
const words = z.string().max(50, PASSKEY_REFUSED);
const SHORT = 1_500;
const LONG = 20_000;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The options for making a passkey. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The options for showing a passkey: any that the person has for this site. */
export const passkeyQuestionSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

/** A new passkey, as the browser answers. */
export const newPasskeySchema = z.object({
  id: bytes(SHORT),
  rawId: bytes(SHORT),
  type: z.literal('public-key', { error: PASSKEY_REFUSED }),
  response: z.object({
    clientDataJSON: bytes(LONG),
    attestationObject: bytes(LONG),
    transports: z.array(words).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** A passkey that was shown, as the browser answers. */
export const passkeyProofSchema = z.object({
  id: bytes(SHORT),
  rawId: bytes(SHORT),
  type: z.literal('public-key', { error: PASSKEY_REFUSED }),
  response: z.object({
    clientDataJSON: bytes(LONG),
    authenticatorData: bytes(LONG),
    signature: bytes(LONG),
    userHandle: bytes(SHORT).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** The person's own passkey in a list. */
export const ownPasskeySchema = z.object({
  id: uuid,
  /** The browser that it was made in; null where it said nothing. */
  userAgent: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskeySchema>;

/** The recovery codes, where this is the first second step of the account; they are shown this once. */
export const passkeyAddedSchema = z.object({ codes: z.array(z.string()).nullable() });
export type PasskeyAdded = z.infer<typeof passkeyAddedSchema>;

export const passkeyParamsSchema = z.object({ id: uuid });
