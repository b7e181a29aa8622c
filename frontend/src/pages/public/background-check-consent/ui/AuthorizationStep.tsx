import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ConsentTexts } from '#contract/checks/fcra-texts.ts';
import { Button, Card, CheckboxField, Stack, StepHeader, TextField } from '#shared/ui/index.ts';
import type { ConsentWords } from '../model/use-consent-words.ts';
import type { Signed } from '../model/use-answer-consent.ts';
import { Choices } from './AboutStep.tsx';
import { DeclineCheck } from './DeclineCheck.tsx';
import { Paragraphs } from './DisclosureStep.tsx';

interface AuthorizationStepProps {
  readonly texts: ConsentTexts;
  readonly words: ConsentWords;
  readonly company: string;
  /** Which needs an address to write to; null where it has one, or needs none. */
  readonly agency: string | null;
  readonly onBack: () => void;
  /** False where it was refused. */
  readonly onAuthorize: (signed: Signed) => Promise<boolean>;
  readonly onDecline: () => Promise<boolean>;
  readonly onIncomplete: () => void;
}

const MOST_SIGNATURE = 200;
/** Enough to find a slip; the server says what an address is. */
const EMAIL = /^\S+@\S+\.\S+$/;

/** The typed name and the second tick; or a no. */
export function AuthorizationStep(props: AuthorizationStepProps) {
  const { texts, words, company, agency, onBack, onAuthorize, onDecline, onIncomplete } = props;
  const { t } = useTranslation('background-check');
  const [signature, setSignature] = useState('');
  const [email, setEmail] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const isSigned = signature.trim() !== '';
  const isReachable = agency === null || EMAIL.test(email.trim());
  const authorize = async (): Promise<void> => {
    setTried(true);
    if (!isSigned || !hasAgreed || !isReachable) onIncomplete();
    else await onAuthorize({ signature: signature.trim(), email: agency === null ? null : email.trim() });
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
      <Choices>
        <Button variant="primary" block loadingText={t('sign.sending')} onClick={authorize}>
          {words.authorize}
        </Button>
        <DeclineCheck title={words.declineTitle} company={company} onDecline={onDecline} />
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
