import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchLine as Line } from '#shared/ui/index.ts';

interface SearchLineProps {
  readonly words: string;
  /** `isTyping`: a pause between letters and not the end of the sentence. */
  readonly onSearch: (words: string, isTyping: boolean) => void;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

/** The words of a search for jobs. */
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
