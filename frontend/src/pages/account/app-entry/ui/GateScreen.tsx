import { LockKeyhole } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Card, Page, PasswordField, Stack } from '#shared/ui/index.ts';
import { useGate } from '../model/use-gate.ts';

/** rules.md#access-gate */
export function GateScreen({ onPassed }: { readonly onPassed: () => void }) {
  const { t } = useTranslation(['gate', 'common']);
  const { isVerifying, enter } = useGate();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '' || isVerifying) return;
    if (await enter(password)) {
      onPassed();
      return;
    }
    setPassword('');
    field.current?.focus();
  };
  return (
    <Page $width="form">
      <title>{`${t('title')} · ${t('common:brand')}`}</title>
      <Gate as="form" aria-labelledby="gate-title" onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack $gap={5}>
          <Head>
            <LockKeyhole size={34} aria-hidden />
            <div>
              <h1 id="gate-title">{t('title')}</h1>
              <p>{t('subtitle')}</p>
            </div>
          </Head>
          <PasswordField
            ref={field}
            label={t('password')}
            value={password}
            maxLength={200}
            readOnly={isVerifying}
            enterKeyHint="go"
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button
            block
            type="submit"
            variant="primary"
            disabled={password === ''}
            loading={isVerifying}
            loadingText={t('verifying')}
          >
            {t('enter')}
          </Button>
          <Note>{t('note')}</Note>
        </Stack>
      </Gate>
    </Page>
  );
}

const Gate = styled(Card)`
  max-width: 440px;
  margin: var(--space-8) auto 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  svg {
    flex: none;
    color: var(--accent);
  }
  p {
    color: var(--text-muted);
  }
`;

const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
  text-align: center;
`;
