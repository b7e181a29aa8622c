import type { Post } from '#contract/community/post/post.ts';

/** The page of a post (rules.md#post-pages). */
export function postPath({ id, boardId }: Pick<Post, 'id' | 'boardId'>): string {
  return boardId ? `/community/${boardId}/posts/${id}` : `/forum/${id}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a rendered text, for an excerpt. The server's renderer uses only these entities. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|blockquote|pre)>/g, ' $&')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}
