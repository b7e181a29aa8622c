import { useTranslation } from 'react-i18next';
import type { Post, Reply } from '#entities/post/index.ts';
import { Callout } from '#shared/ui/index.ts';

/** Shows the author and moderators that a text is not public, and why. */
export function StateNote({ of: { state, reason } }: { readonly of: Post | Reply }) {
  const { t } = useTranslation('posts');
  if (state === 'in_review') {
    return (
      <Callout tone="warning" title={t('state.inReview')}>
        {t('state.inReviewText')}
      </Callout>
    );
  }
  if (state !== 'hidden') return null;
  return (
    <Callout tone="danger" title={t('state.hidden')}>
      {reason ? t('state.hiddenWhy', { reason }) : t('state.hiddenText')}
    </Callout>
  );
}
