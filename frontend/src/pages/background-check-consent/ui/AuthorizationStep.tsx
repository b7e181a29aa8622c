import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentTexts } from '../../../../../backend/modules/checks/contract/fcra-texts.ts';
import { Button, Card, CheckboxField, Stack, StepHeader, TextField } from '../../../shared/ui/index.ts';
import { Choices } from './AboutStep.tsx';
import { DeclineCheck } from './DeclineCheck.tsx';
import { Paragraphs } from './DisclosureStep.tsx';

interface AuthorizationStepProps {
  readonly texts: ConsentTexts;
  readonly company: string;
  readonly onBack: () => void;
  /** False where it was refused. */
  readonly onAuthorize: (signature: string) => Promise<boolean>;
  readonly onDecline: () => Promise<boolean>;
  readonly onIncomplete: () => void;
}

const MOST_SIGNATURE = 200;

/** The typed name and the second tick; or a no. */
export function AuthorizationStep(props: AuthorizationStepProps) {
  const { texts, company, onBack, onAuthorize, onDecline, onIncomplete } = props;
  const { t } = useTranslation('background-check');
  const [signature, setSignature] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const isSigned = signature.trim() !== '';
  const authorize = async (): Promise<void> => {
    setTried(true);
    if (isSigned && hasAgreed) await onAuthorize(signature.trim());
    else onIncomplete();
  };
  return (
    <Stack $gap={5}>
      <StepHeader title={texts.authorizationTitle} />
      <Card>
        <Paragraphs>
          {texts.authorization.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Paragraphs>
      </Card>
      <Signature>
        <TextField
          name="signature"
          label={t('sign.label')}
          help={t('sign.help')}
          value={signature}
          onChange={({ target }) => setSignature(target.value)}
          error={isTried && !isSigned ? t('incomplete.signature') : undefined}
          maxLength={MOST_SIGNATURE}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
      </Signature>
      <CheckboxField
        name="authorization"
        label={texts.authorizationAcknowledged}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={isTried && !hasAgreed ? t('incomplete.tick') : undefined}
      />
      <Choices>
        <Button variant="primary" block loadingText={t('sign.sending')} onClick={authorize}>
          {t('sign.action')}
        </Button>
        <DeclineCheck company={company} onDecline={onDecline} />
        <Button variant="ghost" block onClick={onBack}>
          {t('back')}
        </Button>
      </Choices>
    </Stack>
  );
}

/** Written as a hand would, so that it is seen to be a signature. */
const Signature = styled.div`
  input {
    min-height: 60px;
    font:
      italic 500 var(--size-26) / 1.2 Georgia,
      'Times New Roman',
      serif;
  }
`;
