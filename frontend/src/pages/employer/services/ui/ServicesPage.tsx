import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SERVICE_ADDON_STATUSES } from '#contract/offers/vocabulary/addon/service-addon-status.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import { Page, PageHeader, SelectField, Stack } from '#shared/ui/index.ts';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { ServiceList } from './ServiceList.tsx';

/** The employer's paid services: ordered, delivered, or refunded (rules.md#undelivered-add-ons). */
export function ServicesPage() {
  const { t } = useTranslation('services');
  return (
    <EmployerPage page={t('title')}>
      {() => (
        <Page>
          <PageHeader title={t('title')} lead={t('lead')} />
          <Filtered />
        </Page>
      )}
    </EmployerPage>
  );
}

function Filtered() {
  const { t } = useTranslation('services');
  const [query, setQuery] = useAddressParams();
  const status = SERVICE_ADDON_STATUSES.find((one) => one === query.get('status')) ?? null;
  const show = (wanted: string): void =>
    setQuery(() => (wanted === '' ? {} : { status: wanted }), { replace: true, preventScrollReset: true });
  return (
    <Stack $gap={5}>
      <Narrow>
        <SelectField
          label={t('filter')}
          value={status ?? ''}
          onChange={({ currentTarget }) => show(currentTarget.value)}
          placeholder={t('all')}
          options={SERVICE_ADDON_STATUSES.map((value) => ({ value, label: t(`is.${value}`) }))}
        />
      </Narrow>
      <ServiceList status={status} onShowAll={() => show('')} />
    </Stack>
  );
}

const Narrow = styled.div`
  max-width: 320px;
`;
