/** The words on a link's picture, the loudest first. */
export interface CardLabels {
  /** The line above the loud word; null if it is missing. */
  readonly label: string | null;
  readonly loud: string | null;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface CardDrawing {
  /** PNG, 1200 × 630. */
  draw(words: CardLabels): Promise<Uint8Array>;
}
