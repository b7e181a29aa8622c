import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FactList } from '#entities/admin/index.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { Amount, Button, Card, Dialog, ErrorState, SelectField, Skeleton, Stack } from '#shared/ui/index.ts';
import { useTaxYearQuery } from '../api/admin-dashboard-api.ts';

/** The years that may still be filed or corrected. */
const YEARS_BACK = 4;

/** The table for Form 1099-NEC, with full tax numbers (rules.md#tax-export). */
export function TaxExport() {
  const { t } = useTranslation('admin');
  const [now] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(now);
  const [isRequested, setRequested] = useState(false);
  const years = Array.from({ length: YEARS_BACK }, (_, index) => String(now - index));
  return (
    <Card aria-labelledby="tax-export">
      <Stack $gap={4}>
        <h2 id="tax-export">{t('tax.title')}</h2>
        <Lead>{t('tax.lead')}</Lead>
        <SelectField
          name="year"
          label={t('tax.year')}
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        <Summary year={year} />
        <div>
          <Button onClick={() => setRequested(true)}>{t('tax.download')}</Button>
        </div>
      </Stack>
      <Dialog
        open={isRequested}
        onOpenChange={setRequested}
        title={t('tax.sureTitle')}
        description={t('tax.sureText', { year })}
        footer={
          <>
            <Button onClick={() => setRequested(false)}>{t('tax.cancel')}</Button>
            <ProvenDownload
              to={`/api/admin/tax-years/${year}/1099-nec.csv`}
              variant="primary"
              onClick={() => setRequested(false)}
            >
              {t('tax.sure')}
            </ProvenDownload>
          </>
        }
      />
    </Card>
  );
}

function Summary({ year }: { readonly year: number }) {
  const { t } = useTranslation('admin');
  const { currentData, isError, refetch } = useTaxYearQuery(year, { refetchOnMountOrArgChange: true });
  if (isError && !currentData) return <ErrorState title={t('tax.failed')} onRetry={refetch} />;
  if (!currentData) return <Skeleton $height="120px" />;
  const { people, missingForms, total } = currentData;
  return (
    <>
      <FactList
        facts={[
          { key: 'people', name: t('tax.people'), value: people },
          { key: 'missing', name: t('tax.missing'), value: missingForms },
          { key: 'total', name: t('tax.total'), value: <Amount value={total} decimals="always" /> },
        ]}
      />
      {missingForms > 0 && <Lead>{t('tax.missingNote')}</Lead>}
    </>
  );
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
