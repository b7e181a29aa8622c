import type { PhoneCodeRequest, PhoneProof } from '#contract/identity/phone.ts';

export interface PhoneCodeStepsProps {
  readonly purpose: Extract<PhoneCodeRequest['purpose'], 'sign_in' | 'confirm'>;
  /** As it is shown; empty where none is known. */
  readonly phone: string;
  /** On the button below the code. */
  readonly submit: string;
  readonly wide?: boolean;
  /** What it answers has an `error` where the code was refused. */
  readonly onCode: (proof: PhoneProof) => Promise<{ readonly error?: unknown }>;
}
