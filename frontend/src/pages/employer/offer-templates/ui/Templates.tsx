import { FileText, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { useOfferTemplatesQuery } from '#entities/offer/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Button, EmptyState, ErrorState, Grid, Page, PageHeader, SkeletonList } from '#shared/ui/index.ts';
import { TemplateCard } from './TemplateCard.tsx';

/** Loaded with the first dialog, because the form brings in the contract's validator. */
const TemplateDialog = lazyCode(async () => (await import('./TemplateDialog.tsx')).TemplateDialog);

/** A null template means a new one. */
type Open = { readonly template: OfferTemplate | null } | null;

export function Templates() {
  const { t } = useTranslation('offer-templates');
  const { data, isError, refetch } = useOfferTemplatesQuery();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ template: null })}>
      {t('new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} actions={data && data.length > 0 && create} />
      {data && data.length > 0 && (
        <Grid as="ul" role="list" $min="320px">
          {data.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              all={data}
              onEdit={() => setOpen({ template })}
            />
          ))}
        </Grid>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<FileText />} title={t('empty')} text={t('emptyText')} action={create} />
      )}
      {!data &&
        (isError ? (
          <ErrorState title={t('failed')} onRetry={refetch} />
        ) : (
          <SkeletonList count={3} lines={3} />
        ))}
      {open && (
        <Suspense fallback={null}>
          <TemplateDialog template={open.template} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}
