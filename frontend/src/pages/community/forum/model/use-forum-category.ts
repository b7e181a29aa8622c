import { FORUM_CATEGORIES, type ForumCategory } from '#contract/community/vocabulary/posts.ts';
import { useAddressParams } from '#shared/lib/index.ts';

/** The shown category, null for all. Stored in the address. */
export function useForumCategory(): readonly [
  category: ForumCategory | null,
  choose: (category: ForumCategory | null) => void,
] {
  const [address, setAddress] = useAddressParams();
  const category = FORUM_CATEGORIES.find((one) => one === address.get('category')) ?? null;
  return [
    category,
    (chosen) =>
      setAddress(
        (now) => {
          if (chosen) now.set('category', chosen);
          else now.delete('category');
          return now;
        },
        { preventScrollReset: true },
      ),
  ];
}
