import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '#shared/ui/index.ts';
import type { ListFilterState } from '../model/use-list-filter.ts';

interface NothingFoundProps {
  readonly state: ListFilterState;
  readonly icon: ReactNode;
  /** What stands there when there is nothing at all. */
  readonly title: string;
  readonly text: string;
}

/** Nothing at all, or nothing that matches: then one press shows everything again. */
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
