import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../action/Button.tsx';

export interface ShowMoreProps {
  /** The state of an infinite query. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly label: string;
}

/** The end of a list with more rows: requests the next page, and reports a failure. */
export function ShowMore({ list, label }: ShowMoreProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <Below>
      <p role="alert">{list.isFetchNextPageError && t('error.tryAgain')}</p>
      <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </Below>
  );
}

const Below = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-top: var(--space-4);
  p {
    color: var(--danger);
    &:empty {
      display: none;
    }
  }
`;
