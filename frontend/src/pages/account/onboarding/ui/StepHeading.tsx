import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { STEP_NAMES } from '../model/onboarding-steps.ts';

interface StepHeadingProps {
  readonly name: (typeof STEP_NAMES)[number] | 'skills';
  readonly ref: Ref<HTMLHeadingElement>;
}

export function StepHeading({ name, ref }: StepHeadingProps) {
  const { t } = useTranslation('onboarding');
  return (
    <div>
      <h2 ref={ref} tabIndex={-1}>
        {t(`step.${name}.title`)}
      </h2>
      <Lead>{t(`step.${name}.lead`)}</Lead>
    </div>
  );
}

const Lead = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
`;
