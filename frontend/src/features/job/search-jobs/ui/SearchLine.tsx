import { useTranslation } from 'react-i18next';
import { SearchLine as Line } from '#shared/ui/index.ts';

interface SearchLineProps {
  readonly words: string;
  /** `isTyping`: the search runs after a pause, before the text is submitted. */
  readonly onSearch: (words: string, isTyping: boolean) => void;
}

/** The search field for jobs. */
export function SearchLine(props: SearchLineProps) {
  const { t } = useTranslation('jobs');
  return (
    <Line
      name={t('browse.title')}
      label={t('browse.label')}
      placeholder={t('browse.example')}
      action={t('browse.search')}
      {...props}
    />
  );
}
