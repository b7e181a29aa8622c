interface Row {
  readonly what: string;
  readonly wanted: string;
  readonly seen: string;
  readonly met: boolean;
}

/** The figures of a drill: printed as a table at the end. The drill fails if one misses its limit. */
export class DrillReport {
  private readonly rows: Row[] = [];

  atMost(what: string, most: number, seen: number, unit = ''): void {
    this.add(what, `≤ ${most}${unit}`, `${Math.round(seen * 10) / 10}${unit}`, seen <= most);
  }

  is(what: string, wanted: unknown, seen: unknown): void {
    this.add(what, String(wanted), String(seen), wanted === seen);
  }

  /** A figure for information, without a limit. */
  tell(what: string, seen: number, unit = ''): void {
    this.add(what, '', `${Math.round(seen * 10) / 10}${unit}`, true);
  }

  /** Prints all figures, and returns the names of those that missed their limits. */
  finish(): readonly string[] {
    const columns = ['what', 'wanted', 'seen'] as const;
    const widths = columns.map((key) => Math.max(key.length, ...this.rows.map((row) => row[key].length)));
    const line = (cells: readonly string[]): string =>
      cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
    const lines = this.rows.map(
      (row) => `${line([row.what, row.wanted, row.seen])}  ${row.met ? '' : 'MISSED'}`,
    );
    process.stdout.write(`\n${[line(columns), ...lines].join('\n')}\n\n`);
    return this.rows.filter(({ met }) => !met).map(({ what }) => what);
  }

  private add(what: string, wanted: string, seen: string, met: boolean): void {
    this.rows.push({ what, wanted, seen, met });
  }
}
