import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHECK_ESIGN_CONSENT } from '#contract/checks/consent/esign-text.ts';
import { agreedText } from '#contract/http/vocabulary/agreed-text.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { AgreedText, Button, Callout, CheckboxField, Stack, StepHeader } from '#shared/ui/index.ts';
import type { CameBy } from './ConsentCode.tsx';
import { PaperInstead } from './PaperInstead.tsx';
import { StepButtons } from './StepButtons.ts';

interface EsignStepProps {
  readonly company: string;
  readonly by: CameBy;
  /** The time at which the candidate requested paper. */
  readonly paperAskedAt: string | null;
  readonly hasAgreed: boolean;
  readonly onAgreed: (hasAgreed: boolean) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onIncomplete: () => void;
}

/**
 * The consent to read the disclosure electronically, or a request for paper (rules.md#check-esign-consent).
 */
export function EsignStep(props: EsignStepProps) {
  const { company, by, paperAskedAt, hasAgreed, onAgreed, onBack, onNext, onIncomplete } = props;
  const { t } = useTranslation('background-check');
  const [isTried, setTried] = useState(false);
  const text = agreedText(CHECK_ESIGN_CONSENT, useLanguage());
  const goOn = (): void => {
    setTried(true);
    if (hasAgreed) onNext();
    else onIncomplete();
  };
  return (
    <Stack $gap={5}>
      <StepHeader title={t('esign.title')} />
      {paperAskedAt && (
        <Callout tone="info" title={t('paper.askedTitle')}>
          {t('paper.askedText', { company })}
        </Callout>
      )}
      <AgreedText heading="h2" text={text} title={t('esign.what')} />
      <CheckboxField
        name="esign"
        label={text.statement}
        checked={hasAgreed}
        onChange={({ target }) => onAgreed(target.checked)}
        error={isTried && !hasAgreed ? t('incomplete.tick') : undefined}
      />
      <StepButtons>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button variant="primary" onClick={goOn}>
          {t('about.next')}
        </Button>
      </StepButtons>
      {!paperAskedAt && <PaperInstead company={company} by={by} />}
    </Stack>
  );
}
