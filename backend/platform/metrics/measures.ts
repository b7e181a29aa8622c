/** One figure that operators watch. Its name ends in its unit where it has one. */
export interface Measure {
  readonly name: string;
  /** What it says, for whoever reads the figures bare. */
  readonly help: string;
  /** What its values are told apart by. They come from a short list of ours, never from what people write. */
  readonly label?: string;
}

export interface Measured {
  readonly name: string;
  readonly value: number;
  /** Of its label. */
  readonly of?: string;
}

/** Figures that are read while someone asks for them: few rows by an index, or what a sweep has counted before. */
export interface MeasureSource {
  readonly name: string;
  readonly measures: readonly Measure[];
  /** Without those that nobody knows yet. */
  read(): Promise<readonly Measured[]>;
}
