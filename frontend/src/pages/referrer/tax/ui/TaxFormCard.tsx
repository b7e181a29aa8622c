import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredTaxProfile, TaxProfileView } from '#contract/billing/taxes/tax-profile.ts';
import { lazyCode, useAddressParams } from '#shared/lib/index.ts';
import { Button, Card, DateText, SkeletonList, Stack } from '#shared/ui/index.ts';
import { FactRows } from './FactRows.tsx';

const TaxForm = lazyCode(async () => (await import('./TaxForm.tsx')).TaxForm);

/** The W-9: the stored one or the form. */
export function TaxFormCard({ tax }: { readonly tax: TaxProfileView }) {
  const { t } = useTranslation('taxes');
  const [query, setQuery] = useAddressParams();
  // Stored in the address, so that a reload and Back return to the form.
  const asked = query.get('w9');
  const isOpen = asked === null ? tax.status === 'soon' || tax.status === 'required' : asked === 'open';
  const show = (w9: 'open' | 'closed'): void =>
    setQuery((now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'w9'), ['w9', w9]]), {
      replace: w9 === 'closed',
      preventScrollReset: true,
    });
  return (
    <Card aria-labelledby="w9">
      <Stack $gap={4}>
        <h2 id="w9">{t('form.title')}</h2>
        {isOpen ? (
          <Suspense fallback={<SkeletonList count={1} lines={6} />}>
            <TaxForm tax={tax} onDone={() => show('closed')} />
          </Suspense>
        ) : (
          <>
            {tax.profile ? <OnFile profile={tax.profile} /> : <p>{t('form.none')}</p>}
            <div>
              <Button onClick={() => show('open')}>{t(tax.profile ? 'form.change' : 'form.open')}</Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

function OnFile({ profile }: { readonly profile: StoredTaxProfile }) {
  const { t } = useTranslation('taxes');
  const { name, businessName, classification, taxIdType, taxIdLast4 } = profile;
  const { street, city, state, zip, signature, signedAt } = profile;
  return (
    <FactRows
      facts={[
        [t('form.name'), name],
        ...(businessName ? [[t('form.businessName'), businessName] as const] : []),
        [t('form.classification'), t(`classification.${classification}`)],
        [t(`taxIdType.${taxIdType}`), t('form.ending', { last4: taxIdLast4 })],
        [t('form.address'), `${street}, ${city}, ${state} ${zip}`],
        [
          t('form.signed'),
          <span key="signed">
            {signature}, <DateText value={signedAt} />
          </span>,
        ],
      ]}
    />
  );
}
