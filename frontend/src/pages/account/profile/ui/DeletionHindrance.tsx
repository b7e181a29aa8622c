import { useTranslation } from 'react-i18next';
import { translateMessage } from '#shared/i18n/index.ts';
import { Callout } from '#shared/ui/index.ts';
import type { Hindrance } from '../model/account-hindrance.ts';

/** The issues to settle first, or the money that would be lost. */
export function DeletionHindrance({ hindrance }: { readonly hindrance: Hindrance }) {
  const { t } = useTranslation('profile');
  return (
    <div role="alert">
      <Callout tone="danger" title={t(hindrance.canForfeit ? 'delete.lost' : 'delete.busy')}>
        <ul style={{ paddingLeft: 'var(--space-5)' }}>
          {hindrance.reasons.map((reason) => (
            <li key={reason}>{translateMessage(reason)}</li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
