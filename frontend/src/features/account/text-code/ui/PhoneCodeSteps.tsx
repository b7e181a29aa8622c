import { useState } from 'react';
import type { PhoneCodeStepsProps } from '../model/phone-code-steps.ts';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** Takes a phone number, then the code texted to it (rules.md#phone-codes). */
export function PhoneCodeSteps({ phone, ...props }: PhoneCodeStepsProps) {
  const [typed, setTyped] = useState(phone);
  const [isRequested, setRequested] = useState(false);
  const ask = (asked: string): void => {
    setTyped(asked);
    setRequested(true);
  };
  return isRequested ? (
    <CodeStep {...props} phone={typed} onAgain={() => setRequested(false)} />
  ) : (
    <PhoneStep {...props} phone={typed} onRequested={ask} />
  );
}
