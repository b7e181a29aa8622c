import { useBoundField } from '#shared/form/index.ts';
import { OfferCode, type OfferCodeProps } from './OfferCode.tsx';

/** The code of a copied link as a form field. */
export function FormCode({ token, sentTo }: Pick<OfferCodeProps, 'token' | 'sentTo'>) {
  const { field, error, helpers } = useBoundField('code');
  return (
    <OfferCode
      token={token}
      sentTo={sentTo}
      value={field.value}
      onChange={(code) => void helpers.setValue(code)}
      error={error}
    />
  );
}
