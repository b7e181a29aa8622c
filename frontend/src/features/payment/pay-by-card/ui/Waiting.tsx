import { useTranslation } from 'react-i18next';
import { Inline, Spinner } from '#shared/ui/index.ts';

/** Said aloud once it shows: the place for it is there before. */
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
