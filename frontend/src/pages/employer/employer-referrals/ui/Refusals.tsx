import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import type { Refusal } from '../model/refusal.ts';

interface RefusalsProps {
  readonly refused: readonly Refusal[];
  readonly onClose: () => void;
}

/** Referrals that were not moved, and why. */
export function Refusals({ refused, onClose }: RefusalsProps) {
  const { t } = useTranslation(['referral-management', 'common']);
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <Callout tone="warning" title={t('bulk.refused', { count: refused.length })}>
        <Stack $gap={2} $align="start">
          <Lines>
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {translateMessage(message)}
              </li>
            ))}
          </Lines>
          <Button size="sm" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </Stack>
      </Callout>
    </div>
  );
}

const Lines = styled.ul`
  padding-left: 1.2em;
`;
