import { useState } from 'react';
import type { PhoneCodeStepsProps } from '../model/phone-code-steps.ts';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** A phone, then the code that is texted to it (rules.md#phone-codes). */
export function PhoneCodeSteps({ phone, ...props }: PhoneCodeStepsProps) {
  const [typed, setTyped] = useState(phone);
  const [isAsked, setAsked] = useState(false);
  const ask = (asked: string): void => {
    setTyped(asked);
    setAsked(true);
  };
  return isAsked ? (
    <CodeStep {...props} phone={typed} onAgain={() => setAsked(false)} />
  ) : (
    <PhoneStep {...props} phone={typed} onAsked={ask} />
  );
}
