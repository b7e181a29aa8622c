import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, Card, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useBillingProfileQuery } from '../../api/employer-dashboard-api.ts';

const BillToForm = lazyCode(async () => (await import('./BillToForm.tsx')).BillToForm);

/** The address on future invoices (rules.md#bill-to). */
export function BillTo() {
  const { t } = useTranslation('invoices');
  const { data, isError, refetch } = useBillingProfileQuery(undefined);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby="bill-to">
      <Stack $gap={4}>
        <h2 id="bill-to">{t('billTo.title')}</h2>
        {!data && isError && <ErrorState title={t('billTo.failed')} onRetry={refetch} />}
        {!data && !isError && <SkeletonList count={1} lines={3} />}
        {data && !isOpen && <Shown profile={data} onEdit={() => setOpen(true)} />}
        {data && isOpen && (
          <Suspense fallback={<SkeletonList count={1} lines={4} />}>
            <BillToForm profile={data} onDone={() => setOpen(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

interface ShownProps {
  readonly profile: BillingProfile;
  readonly onEdit: () => void;
}

function Shown({ profile, onEdit }: ShownProps) {
  const { t } = useTranslation('invoices');
  const { name, attention, street, city, region, postalCode, country, poNumber } = profile;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const hasAddress = street !== '' || place !== '';
  return (
    <>
      <Address>
        <strong>{name}</strong>
        {attention !== '' && <span>{t('billTo.attentionOf', { name: attention })}</span>}
        {street !== '' && <span>{street}</span>}
        {place !== '' && <span>{place}</span>}
        {hasAddress && <span>{t(`billTo.countries.${country}`)}</span>}
        {poNumber !== '' && <span>{t('billTo.po', { number: poNumber })}</span>}
      </Address>
      <Muted>{t(hasAddress ? 'billTo.later' : 'billTo.noAddress')}</Muted>
      <div>
        <Button onClick={onEdit}>{t('billTo.edit')}</Button>
      </div>
    </>
  );
}

const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Address = styled.address`
  display: grid;
  font-style: normal;
  overflow-wrap: anywhere;
`;
