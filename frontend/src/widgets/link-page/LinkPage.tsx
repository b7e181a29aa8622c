import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { isRefused } from '#shared/api/index.ts';
import { useOfferedLanguage } from '#shared/i18n/index.ts';
import { ErrorState, Page, SkeletonList } from '#shared/ui/index.ts';

interface LinkPageProps<Opened> {
  readonly title: string;
  /** The secret of the link. */
  readonly token: string;
  /** The call that opens the link. */
  readonly asked: {
    readonly currentData?: Opened | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Shown if the call fails but may succeed later. */
  readonly failed: string;
  /** Shown if the link opens nothing. */
  readonly invalid: ReactNode;
  readonly children: (opened: Opened) => ReactNode;
}

/** A page that opens from a link without an account, in the worker's language (rules.md#worker-language). */
export function LinkPage<Opened extends { readonly workerLanguage: Language }>(props: LinkPageProps<Opened>) {
  const { title, token, asked, failed, invalid, children } = props;
  const { currentData: opened, error, refetch } = asked;
  const { t } = useTranslation('common');
  const isSpoken = useOfferedLanguage(opened?.workerLanguage);
  const isInvalid = token === '' || isRefused(error);
  return (
    <Page $width="form">
      <title>{`${title} · ${t('brand')}`}</title>
      {opened && isSpoken && children(opened)}
      {!(opened && isSpoken) && !error && token !== '' && <SkeletonList count={2} lines={4} />}
      {!opened && error !== undefined && !isInvalid && <ErrorState title={failed} onRetry={refetch} />}
      {!opened && isInvalid && invalid}
    </Page>
  );
}
