import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout, LinkButton, Stack } from '#shared/ui/index.ts';

interface PhoneRefusalProps {
  readonly words: string;
  /** The sign-in screen; null if a texted code is enough for the account. */
  readonly signIn: { readonly to: string; readonly state?: object } | null;
  /** Another way to continue. */
  readonly children?: ReactNode;
}

/** Explains why a form with a code was refused, and offers to sign in instead. */
export function PhoneRefusal({ words, signIn, children }: PhoneRefusalProps) {
  const { t } = useTranslation('apply');
  return (
    <div role="alert">
      <Callout tone="danger">
        <Stack $gap={2} $align="start">
          <span>{words}</span>
          {signIn && (
            <LinkButton size="sm" {...signIn}>
              {t('signIn')}
            </LinkButton>
          )}
          {children}
        </Stack>
      </Callout>
    </div>
  );
}
