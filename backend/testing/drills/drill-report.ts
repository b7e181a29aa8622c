interface Row {
  readonly what: string;
  readonly wanted: string;
  readonly seen: string;
  readonly met: boolean;
}

/** What a drill measures: printed as a table in the end, and missed when one figure is. */
export class DrillReport {
  private readonly rows: Row[] = [];

  atMost(what: string, most: number, seen: number, unit = ''): void {
    this.add(what, `≤ ${most}${unit}`, `${Math.round(seen * 10) / 10}${unit}`, seen <= most);
  }

  is(what: string, wanted: unknown, seen: unknown): void {
    this.add(what, String(wanted), String(seen), wanted === seen);
  }

  /** A figure that is to be known, and has no limit. */
  tell(what: string, seen: number, unit = ''): void {
    this.add(what, '', `${Math.round(seen * 10) / 10}${unit}`, true);
  }

  /** Prints all figures, and names those that were missed. */
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
