import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentTexts } from '#contract/checks/rights/fcra-texts.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Card, CheckboxField, Stack, StepHeader, TextField } from '#shared/ui/index.ts';
import type { ConsentLabels } from '../model/use-consent-labels.ts';
import type { GivenCode, Signed } from '../model/use-answer-consent.ts';
import { Choices } from './AboutStep.tsx';
import { ConsentCode, type CameBy } from './ConsentCode.tsx';
import { DeclineCheck } from './DeclineCheck.tsx';
import { Paragraphs } from './DisclosureStep.tsx';

interface AuthorizationStepProps {
  readonly texts: ConsentTexts;
  readonly words: ConsentLabels;
  readonly company: string;
  /** The agency, if it needs an email address; otherwise null. */
  readonly agency: string | null;
  readonly onBack: () => void;
  /** Returns false after a refusal. */
  readonly onAuthorize: (signed: Signed, given: GivenCode) => Promise<boolean>;
  readonly onDecline: (given: GivenCode) => Promise<boolean>;
  readonly by: CameBy;
  readonly onIncomplete: () => void;
}

const MOST_SIGNATURE = 200;
/** Catches typing errors; the server validates the address. */
const EMAIL = /^\S+@\S+\.\S+$/;

/** The typed name and the second checkbox, or a decline. */
export function AuthorizationStep(props: AuthorizationStepProps) {
  const { texts, words, company, agency, onBack, onAuthorize, onDecline, onIncomplete, by } = props;
  const { t } = useTranslation('background-check');
  const [signature, setSignature] = useState('');
  const [email, setEmail] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const { code, isCoded, codeError, setCode, onRefused } = useCode(by);
  const isSigned = signature.trim() !== '';
  const isReachable = agency === null || EMAIL.test(email.trim());
  const authorize = async (): Promise<void> => {
    setTried(true);
    if (!isSigned || !hasAgreed || !isReachable || !isCoded) onIncomplete();
    else
      await onAuthorize(
        { signature: signature.trim(), email: agency === null ? null : email.trim() },
        { code, onRefused },
      );
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
      {agency !== null && (
        <TextField
          name="email"
          type="email"
          label={t('sign.email')}
          help={t('sign.emailHelp', { provider: agency })}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isTried && !isReachable ? t('incomplete.email') : undefined}
          maxLength={254}
          autoComplete="email"
          inputMode="email"
        />
      )}
      <CheckboxField
        name="authorization"
        label={texts.authorizationAcknowledged}
        checked={hasAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={isTried && !hasAgreed ? t('incomplete.tick') : undefined}
      />
      <ConsentCode
        by={by}
        value={code ?? ''}
        onChange={setCode}
        error={
          codeError ?? (isTried && !isCoded ? translateMessage('Please enter the 6-digit code') : undefined)
        }
      />
      <Choices>
        <Button variant="primary" block loadingText={t('sign.sending')} onClick={authorize}>
          {words.authorize}
        </Button>
        <DeclineCheck title={words.declineTitle} company={company} onDecline={onDecline} by={by} />
        <Button variant="ghost" block onClick={onBack}>
          {t('back')}
        </Button>
      </Choices>
    </Stack>
  );
}

/** The typed code; null if the link requires none. */
function useCode({ codeSentTo }: CameBy) {
  const [typed, setTyped] = useState('');
  const [codeError, setRefused] = useState<string>();
  const setCode = (code: string): void => {
    setTyped(code);
    setRefused(undefined);
  };
  const isCoded = codeSentTo === null || /^\d{6}$/.test(typed.replaceAll(/\s/g, ''));
  return { code: codeSentTo === null ? null : typed, isCoded, codeError, setCode, onRefused: setRefused };
}

/** Looks like handwriting, so that it reads as a signature. */
const Signature = styled.div`
  input {
    min-height: 60px;
    font:
      italic 500 var(--size-26) / 1.2 Georgia,
      'Times New Roman',
      serif;
  }
`;
