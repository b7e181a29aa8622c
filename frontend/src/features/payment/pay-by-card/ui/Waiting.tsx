import { useTranslation } from 'react-i18next';
import { Inline, Spinner } from '#shared/ui/index.ts';

/** Its status element always exists, so that screen readers announce the text when it appears. */
export function Waiting({ show }: { readonly show: boolean }) {
  const { t } = useTranslation('payment');
  return (
    <div role="status">
      {show && (
        <Inline>
          <Spinner size={20} /> {t('card.waiting')}
        </Inline>
      )}
    </div>
  );
}
