/** The community's interface for other contexts. */
export interface Community {
  /** Whether others can read the post or reply now: it is not deleted, hidden, or in review. */
  isPublished(kind: 'post' | 'reply', id: string): Promise<boolean>;
}
