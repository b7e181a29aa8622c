/** What other contexts ask of the community. */
export interface Community {
  /** Whether others can read the post or the reply now: it stands, and is neither hidden nor waiting for review. */
  isPublished(kind: 'post' | 'reply', id: string): Promise<boolean>;
}
