import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ForumCategory } from '#contract/community/vocabulary/posts.ts';
import { EmptyState } from '#shared/ui/index.ts';

/** The discussions of one category, or of all. */
export function Discussions({ category }: { readonly category: ForumCategory | null }) {
  const { t } = useTranslation('forum');
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title={t('empty')}
      text={category ? t('emptyCategory', { category: t(`category.${category}.name`) }) : t('emptyText')}
    />
  );
}
