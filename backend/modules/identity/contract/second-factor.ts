import { z } from 'zod';
import { count, text } from '#contract/http/primitives.ts';
import { ownPasskeySchema, passkeyProofSchema } from './passkeys.ts';
import { currentPasswordSchema } from './passwords/passwords.ts';

const CODE_MISSING = 'Enter the code';
export const FACTOR_CODE_WRONG = "That code isn't right, or it was used already";

/** Six digits from the app, or a recovery code. */
const factorCode = text({ min: 1, max: 40, message: CODE_MISSING, tooLong: FACTOR_CODE_WRONG });

export const factorCodeRequestSchema = z.object({ code: factorCode });
export type FactorCodeRequest = z.infer<typeof factorCodeRequestSchema>;

export const secondFactorSchema = z.object({
  /** Whether signing in requires a code from an app. */
  authenticator: z.boolean(),
  recoveryCodesLeft: count,
  passkeys: z.array(ownPasskeySchema),
  /** False for someone who signs in only through a provider. */
  hasPassword: z.boolean(),
  /** Whether this account may not go without. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The setup of an authenticator app: scanned, or typed. */
export const authenticatorSetupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The picture as one SVG path, in units of its modules. */
  picture: z.object({ path: z.string(), size: count }),
});
export type AuthenticatorSetup = z.infer<typeof authenticatorSetupSchema>;

/** Shown this once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodeList = z.infer<typeof recoveryCodesSchema>;

/** The password was right, and a code is required next. */
export const signInWaitsSchema = z.object({ waitsFor: z.literal('second_factor') });
export type SignInWaits = z.infer<typeof signInWaitsSchema>;

/** The proof of identity: the password, a code or a passkey. */
export const stepUpRequestSchema = z
  .object({
    password: currentPasswordSchema.optional(),
    code: factorCode.optional(),
    passkey: passkeyProofSchema.optional(),
  })
  .refine(
    ({ password, code, passkey }) =>
      [password, code, passkey].filter((way) => way !== undefined).length === 1,
    CODE_MISSING,
  );
export type StepUpRequest = z.infer<typeof stepUpRequestSchema>;
