import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPackage } from '#contract/billing/charging/job-package.ts';
import { formatAmount } from '#shared/lib/index.ts';
import type { RadioGroup } from '#shared/ui/index.ts';
import { useJobPackagesQuery } from '../../api/post-job-api.ts';

interface PackageOptions {
  /** Undefined while loading. */
  readonly options: ComponentProps<typeof RadioGroup>['options'] | undefined;
  readonly isError: boolean;
  readonly retry: () => unknown;
}

/** Packages with their prices and contents. */
export function usePackageOptions(): PackageOptions {
  const { i18n } = useTranslation();
  const { data, isError, refetch } = useJobPackagesQuery(undefined);
  const options = data?.map((pack) => ({
    value: pack.id,
    label: `${pack.name} · ${formatAmount(pack.price, i18n.language)}`,
    description: <PackageFacts pack={pack} />,
  }));
  return { options, isError, retry: refetch };
}

/** Falls back to the server's text if the catalog has no translation. */
function PackageFacts({ pack }: { readonly pack: JobPackage }) {
  const { t } = useTranslation('post-job');
  const said = (words: string): string =>
    t(`enhanced.said.${words as 'Featured badge'}`, { defaultValue: words });
  return <>{[said(pack.description), ...pack.includes.map(said)].join(' · ')}</>;
}
