import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#shared/ui/index.ts';
import type { ListFilterState } from '../model/use-list-filter.ts';

interface NothingFoundProps {
  readonly state: ListFilterState;
  readonly icon: ReactNode;
  /** Shown if the list has no rows even without a search. */
  readonly title: string;
  readonly text: string;
}

/** An empty list, or a search without results and a button that shows everything again. */
export function NothingFound({ state: { current, reset }, icon, title, text }: NothingFoundProps) {
  const { t } = useTranslation('admin');
  if (current.q === '' && current.filter === '') return <EmptyState icon={icon} title={title} text={text} />;
  return (
    <EmptyState
      icon={icon}
      title={t('list.nothing')}
      action={<Button onClick={reset}>{t('list.showAll')}</Button>}
    />
  );
}
