import type { PhoneCodeRequest, PhoneProof } from '#contract/identity/phone.ts';

export interface PhoneCodeStepsProps {
  readonly purpose: Extract<PhoneCodeRequest['purpose'], 'sign_in' | 'confirm'>;
  /** The formatted phone; empty if unknown. */
  readonly phone: string;
  /** The label of the button below the code. */
  readonly submit: string;
  readonly wide?: boolean;
  /** Resolves with an `error` if the code was refused. */
  readonly onCode: (proof: PhoneProof) => Promise<{ readonly error?: unknown }>;
}
