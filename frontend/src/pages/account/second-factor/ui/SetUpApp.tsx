import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AuthenticatorSetup } from '#contract/identity/second-factor.ts';
import {
  useSetUpAuthenticatorMutation,
  useTurnOnAuthenticatorMutation,
} from '#features/account/prove-identity/index.ts';
import { showFailure } from '#shared/toast/index.ts';
import { Button, CopyButton, Stack } from '#shared/ui/index.ts';
import { CodeForm } from './CodeForm.tsx';

interface SetUpAppProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

export function SetUpApp({ onCodes }: SetUpAppProps) {
  const { t } = useTranslation('second-factor');
  const [begin, { data: setup }] = useSetUpAuthenticatorMutation();
  const [turnOn] = useTurnOnAuthenticatorMutation();
  const start = async (): Promise<void> => {
    const { error } = await begin(undefined);
    if (error) showFailure(error, t('setUp.failed'), t('tryAgain'));
  };
  return (
    <Stack $gap={4} $align="start">
      <h2>{t('setUp.title')}</h2>
      <p>{t('setUp.text')}</p>
      {setup ? (
        <>
          <Scan setup={setup} />
          <CodeForm
            label={t('setUp.code')}
            help={t('setUp.codeHelp')}
            submit={t('setUp.confirm')}
            onCode={async (code) => {
              const answer = await turnOn(code);
              if (answer.data) onCodes(answer.data.codes);
              return answer;
            }}
          />
        </>
      ) : (
        <Button variant="primary" onClick={start}>
          {t('setUp.start')}
        </Button>
      )}
    </Stack>
  );
}

/** The white modules that a scanner needs around the code. */
const QUIET = 4;

function Scan({ setup: { secret, uri, picture } }: { readonly setup: AuthenticatorSetup }) {
  const { t } = useTranslation('second-factor');
  const side = picture.size + 2 * QUIET;
  return (
    <Stack $gap={3} $align="start">
      <p>{t('setUp.scan')}</p>
      <Picture viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={t('setUp.picture')}>
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </Picture>
      <a href={uri}>{t('setUp.onPhone')}</a>
      <p>{t('setUp.type')}</p>
      <Secret>{secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</Secret>
      <CopyButton text={secret} label={t('setUp.copy')} />
    </Stack>
  );
}

const Picture = styled.svg`
  width: min(240px, 100%);
  border-radius: var(--radius);
`;

const Secret = styled.code`
  font-size: var(--size-16);
  overflow-wrap: anywhere;
`;
