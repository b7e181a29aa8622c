/** The age that a tenfold number of likes and replies offsets: three days. */
const SECONDS_A_TENFOLD = 3 * 86_400;

/**
 * The order of the top posts. It compares posts with each other whenever it was computed: age moves all of them alike, so only a like or a
 * reply changes it.
 */
export function topRank(likes: number, replies: number, createdAt: Date): number {
  return Math.log10(Math.max(1, likes + replies)) + createdAt.getTime() / 1000 / SECONDS_A_TENFOLD;
}
