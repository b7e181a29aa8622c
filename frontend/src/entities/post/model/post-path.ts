import type { Post } from '#contract/community/post/post.ts';

/** The page of a post (rules.md#post-pages). */
export function postPath({ id, boardId }: Pick<Post, 'id' | 'boardId'>): string {
  return boardId ? `/community/${boardId}/posts/${id}` : `/forum/${id}`;
}

/** The words of a rendered text, for where it is only begun. */
export function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li|blockquote|pre)>/g, ' $&'), 'text/html')
    .body.textContent;
}
