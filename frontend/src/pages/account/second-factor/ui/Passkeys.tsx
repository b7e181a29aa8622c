import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OwnPasskey } from '#contract/identity/passkeys.ts';
import { canUsePasskeys, makePasskey } from '#entities/passkey/index.ts';
import { useDeviceLabel } from '#entities/security-event/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, DateText, Stack } from '#shared/ui/index.ts';
import {
  useAddPasskeyMutation,
  useAskPasskeyMutation,
  useRemovePasskeyMutation,
} from '../api/second-factor-api.ts';

interface PasskeysProps {
  readonly own: readonly OwnPasskey[];
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The user's passkeys: face, fingerprint, or PIN instead of a password (rules.md#passkeys). */
export function Passkeys({ own, onCodes }: PasskeysProps) {
  const { t } = useTranslation('second-factor');
  const { isBusy, add } = useAdding(onCodes);
  return (
    <Stack $gap={4} $align="start">
      <h2>{t('passkeys.title')}</h2>
      <p>{t('passkeys.text')}</p>
      {own.length > 0 && (
        <List aria-label={t('passkeys.title')}>
          {own.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      {canUsePasskeys() ? (
        <Button icon={<KeyRound aria-hidden />} loading={isBusy} onClick={add}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <p>{t('passkeys.unknown')}</p>
      )}
    </Stack>
  );
}

function useAdding(onCodes: PasskeysProps['onCodes']) {
  const { t } = useTranslation('second-factor');
  const [isBusy, setBusy] = useState(false);
  const [ask] = useAskPasskeyMutation();
  const [send] = useAddPasskeyMutation();
  const added = async (): Promise<void> => {
    const made = await makePasskey(await ask(undefined).unwrap());
    if (!made) return;
    const { codes } = await send(made).unwrap();
    showToast({ title: t('passkeys.added'), variant: 'success' });
    if (codes) onCodes(codes);
  };
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      await added();
    } catch (error) {
      const isThere = error instanceof Error && error.name === 'InvalidStateError';
      if (isThere) showToast({ title: t('passkeys.there'), variant: 'destructive' });
      else showFailure(error, t('passkeys.addFailed'), t('tryAgain'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add };
}

function Row({ passkey: { id, userAgent, createdAt, lastUsedAt } }: { readonly passkey: OwnPasskey }) {
  const { t } = useTranslation('second-factor');
  const device = useDeviceLabel()(userAgent);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const takeAway = async (): Promise<void> => {
    const { error } = await remove(id);
    if (error) showFailure(error, t('passkeys.removeFailed'), t('tryAgain'));
    else showToast({ title: t('passkeys.removed'), description: device, variant: 'success' });
  };
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p>
          {t('passkeys.made')} <DateText value={createdAt} style="dateTime" />
          {' · '}
          {lastUsedAt === null ? (
            t('passkeys.unused')
          ) : (
            <>
              {t('passkeys.used')} <DateText value={lastUsedAt} style="dateTime" />
            </>
          )}
        </p>
      </div>
      <Button aria-label={t('passkeys.removeOf', { device })} loading={isLoading} onClick={takeAway}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  width: 100%;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  p {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
