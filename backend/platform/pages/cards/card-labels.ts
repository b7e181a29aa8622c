/** What a picture of a link says, the loudest first. */
export interface CardLabels {
  /** Above the loud word; null where there is none. */
  readonly label: string | null;
  readonly loud: string | null;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface CardDrawing {
  /** PNG, 1200 × 630. */
  draw(words: CardLabels): Promise<Uint8Array>;
}
