import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_ORDERS, type PostOrder } from '#contract/community/vocabulary/posts.ts';
import { usePostsInfiniteQuery, type PostsOf } from '#entities/post/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';
import {
  EmptyState,
  InfiniteList,
  Inline,
  SegmentedSwitch,
  SkeletonList,
  Stack,
  VisuallyHidden,
} from '#shared/ui/index.ts';
import { PostCard } from './PostCard.tsx';

interface PostListProps {
  readonly of: PostsOf;
  /** The button for writing a post, next to the choice of the order. */
  readonly action?: ReactNode;
  /** Shown if the list is empty. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** While the first page loads. */
const SKELETONS = 3;

/** Posts of a board or the forum; the order is stored in the address (rules.md#post-order). */
export function PostList({ of, action, empty }: PostListProps) {
  const { t } = useTranslation('posts');
  const [order, choose] = useOrder();
  const list = usePostsInfiniteQuery({ ...of, order });
  return (
    <Stack $gap={4}>
      <Inline $justify="space-between" $gap={3}>
        <SegmentedSwitch
          label={t('order.label')}
          options={POST_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={order}
          onChange={choose}
        />
        {action}
      </Inline>
      <InfiniteList
        list={list}
        failed={t('listFailed')}
        more={t('more')}
        empty={<EmptyState icon={<MessageSquareText />} {...empty} />}
        skeleton={<SkeletonList count={SKELETONS} lines={4} />}
      >
        {(posts) => (
          <>
            <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
            <Stack as="ul" role="list" $gap={3} aria-label={t('list')}>
              {posts.map((post) => (
                <PostCard key={post.id} post={post} />
              ))}
            </Stack>
          </>
        )}
      </InfiniteList>
    </Stack>
  );
}

function useOrder(): readonly [PostOrder, (order: PostOrder) => void] {
  const [shown, change] = useAddressParams();
  const order = POST_ORDERS.find((one) => one === shown.get('order')) ?? 'active';
  const choose = (wanted: PostOrder): void =>
    change(
      (params) => {
        if (wanted === 'active') params.delete('order');
        else params.set('order', wanted);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return [order, choose];
}
