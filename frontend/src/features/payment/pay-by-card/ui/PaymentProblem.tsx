import { useTranslation } from 'react-i18next';
import { Callout } from '#shared/ui/index.ts';

/** The reason why the last try failed. */
export function PaymentProblem({ children }: { readonly children: string | null }) {
  const { t } = useTranslation('payment');
  if (children === null) return null;
  return (
    <div role="alert">
      <Callout tone="danger" title={t('card.failed')}>
        {children}
      </Callout>
    </div>
  );
}
