import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentTexts } from '#contract/checks/rights/fcra-texts.ts';
import { Button, Card, CheckboxField, Stack, StepHeader } from '#shared/ui/index.ts';
import { StepButtons } from './StepButtons.ts';

interface DisclosureStepProps {
  readonly texts: ConsentTexts;
  readonly hasRead: boolean;
  readonly onRead: (hasRead: boolean) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onIncomplete: () => void;
}

/** By law, the disclosure is separate, so this screen shows nothing else. */
export function DisclosureStep({
  texts,
  hasRead,
  onRead,
  onBack,
  onNext,
  onIncomplete,
}: DisclosureStepProps) {
  const { t } = useTranslation('background-check');
  const [isTried, setTried] = useState(false);
  const goOn = (): void => {
    setTried(true);
    if (hasRead) onNext();
    else onIncomplete();
  };
  return (
    <Stack $gap={5}>
      <StepHeader title={texts.disclosureTitle} />
      <Card>
        <Paragraphs>
          {texts.disclosure.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paragraphs>
      </Card>
      <CheckboxField
        name="disclosure"
        label={texts.disclosureAcknowledged}
        checked={hasRead}
        onChange={({ target }) => onRead(target.checked)}
        error={isTried && !hasRead ? t('incomplete.tick') : undefined}
      />
      <StepButtons>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="primary" onClick={goOn}>
          {t('next')}
        </Button>
      </StepButtons>
    </Stack>
  );
}

export const Paragraphs = styled.div`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;
`;
