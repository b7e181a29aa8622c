/** One letter and what is tied to it by signs: "A/C", "HVAC/R", "T&G", "U.S." */
const TIED = /(?<![\p{L}\p{M}\p{N}])\p{L}+(?:\s?[/&]\s?\p{L}+|[.-]\p{L}+)+(?![\p{L}\p{M}\p{N}])/gu;

/**
 * A text in which "A/C" is one word, "AC", as searches have it: apart, the letters would find anything. Words of several letters
 * stay apart ("Framer/Carpenter").
 */
export function joinInitials(text: string): string {
  return text.replaceAll(TIED, (tied) => {
    const parts = tied.split(/[\s/&.-]+/);
    return parts.some((part) => part.length === 1) ? parts.join('') : tied;
  });
}
