import {
  BriefcaseBusiness,
  CircleCheck,
  CircleHelp,
  Lightbulb,
  Lock,
  MessageSquare,
  Pin,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Post } from '#contract/community/post/post.ts';
import { Badge, Inline } from '#shared/ui/index.ts';

const ICONS = {
  discussion: MessageSquare,
  question: CircleHelp,
  tip: Lightbulb,
  job_sharing: BriefcaseBusiness,
} as const;

/** A post's type and state. */
export function PostBadges({ post }: { readonly post: Post }) {
  const { t } = useTranslation('posts');
  const Icon = ICONS[post.type];
  return (
    <Inline $gap={2}>
      {post.isPinned && (
        <Badge $tone="warning">
          <Pin aria-hidden />
          {t('pinned')}
        </Badge>
      )}
      <Badge $tone="info">
        <Icon aria-hidden />
        {t(`type.${post.type}`)}
      </Badge>
      {post.category && <Badge>{t(`category.${post.category}`)}</Badge>}
      {post.acceptedReplyId && (
        <Badge $tone="success">
          <CircleCheck aria-hidden />
          {t('answered')}
        </Badge>
      )}
      {post.isLocked && (
        <Badge>
          <Lock aria-hidden />
          {t('locked')}
        </Badge>
      )}
    </Inline>
  );
}
