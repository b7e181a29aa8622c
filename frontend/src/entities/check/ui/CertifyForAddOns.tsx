import { useTranslation } from 'react-i18next';
import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import { Card } from '#shared/ui/index.ts';
import { useCertificationQuery } from '../api/check-api.ts';
import { CertifyChecks } from './CertifyChecks.tsx';

/** Shown with add-ons that order a check later. Without the signature only that check waits. */
export function CertifyForAddOns({ addOns }: { readonly addOns: readonly AddOn[] }) {
  const { t } = useTranslation('checks');
  const orders = addOns.includes('backgroundCheck') || addOns.includes('drugTest');
  const { data } = useCertificationQuery(undefined, { skip: !orders });
  if (!orders || !data || data.certified) return null;
  return (
    <Card as="div" $tight>
      <CertifyChecks lead={t('certify.addOn')} />
    </Card>
  );
}
