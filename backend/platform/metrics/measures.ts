/** One figure that operators watch. Its name ends in its unit, if it has one. */
export interface Measure {
  readonly name: string;
  /** A description for people who read the raw figures. */
  readonly help: string;
  /** The label that distinguishes its values. They come from a short fixed list, never from user input. */
  readonly label?: string;
}

export interface Measured {
  readonly name: string;
  readonly value: number;
  /** The value of its label. */
  readonly of?: string;
}

/** Figures that are read during a scrape: a few rows by an index, or the stored count of a sweep. */
export interface MeasureSource {
  readonly name: string;
  readonly measures: readonly Measure[];
  /** Leaves out figures that are not known yet. */
  read(): Promise<readonly Measured[]>;
}
