import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageOf } from '#shared/api/index.ts';

interface ResultCountProps {
  readonly list: { readonly currentData?: { readonly pages: readonly PageOf<unknown>[] } | undefined };
  /** A custom text. */
  readonly found?: ((count: number) => string) | undefined;
}

/** The total number of results. Always rendered, so that screen readers announce a changed number. */
export function ResultCount({ list, found }: ResultCountProps) {
  const { t } = useTranslation('admin');
  const { total = null, atLeast = null } = list.currentData?.pages[0] ?? {};
  const words = (count: number): string => found?.(count) ?? t('list.found', { count });
  const said = total === null ? '' : words(total);
  const isUncounted = list.currentData !== undefined && total === null && atLeast === null;
  return (
    <Count role="status" $isEmpty={isUncounted}>
      {atLeast === null ? said : t('list.moreThan', { count: atLeast })}
    </Count>
  );
}

/** Reserves one line until the count is known; takes no space if the list has no count. */
const Count = styled.p<{ $isEmpty: boolean }>`
  min-height: ${({ $isEmpty }) => ($isEmpty ? 0 : '1.5em')};
`;
