import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, Callout, Card, CopyButton, Inline, Stack } from '#shared/ui/index.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('second-factor');
  return (
    <Card aria-labelledby="recovery-codes">
      <Stack $gap={4}>
        <h2 id="recovery-codes">{t('codes.title')}</h2>
        <Callout tone="warning">{t('codes.once')}</Callout>
        <p>{t('codes.text')}</p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Inline $gap={3}>
          <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
          <Button variant="primary" onClick={onDone}>
            {t('codes.done')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  font-size: var(--size-16);
`;
