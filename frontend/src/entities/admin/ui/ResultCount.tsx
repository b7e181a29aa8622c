import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageOf } from '#shared/api/index.ts';

interface ResultCountProps {
  readonly list: { readonly currentData?: { readonly pages: readonly PageOf<unknown>[] } | undefined };
  /** In words of its own. */
  readonly found?: ((count: number) => string) | undefined;
}

/** How many a list has in all. Always there, so that a number that changes is read out. */
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

/** A line high before it is known; no line where the list is not counted. */
const Count = styled.p<{ $isEmpty: boolean }>`
  min-height: ${({ $isEmpty }) => ($isEmpty ? 0 : '1.5em')};
`;
