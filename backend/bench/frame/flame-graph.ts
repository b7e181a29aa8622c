/** Microseconds by stack: the names of its functions from the outermost to the innermost, with semicolons in between. */
export type TimeByStack = Readonly<Record<string, number>>;

interface Bar {
  readonly name: string;
  time: number;
  readonly inner: Map<string, Bar>;
}

const WIDTH = 1_200;
const ROW = 16;
const TOP = 28;
/** Narrower bars are left out, in pixels. */
const NARROWEST = 3;
/** The width of a letter, in pixels. */
const LETTER = 6.2;

/**
 * A picture (SVG) of where time goes: each bar is a function, as wide as its share of the time, below the function that called it. Bars of one
 * package or file have one color.
 */
export function flameGraph(title: string, times: TimeByStack): string {
  const all: Bar = { name: 'all', time: 0, inner: new Map() };
  for (const [stack, time] of Object.entries(times)) {
    all.time += time;
    let bar = all;
    for (const name of stack.split(';')) {
      const next = bar.inner.get(name) ?? { name, time: 0, inner: new Map() };
      bar.inner.set(name, next);
      next.time += time;
      bar = next;
    }
  }
  const scale = WIDTH / (all.time || 1);
  const bars: string[] = [];
  const depth = draw(all, 0, 0, scale, bars);
  const height = TOP + depth * ROW + 4;
  const style = 'font: 11px ui-monospace, monospace';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" style="${style}; background: white">`,
    `<text x="4" y="18" style="font-size: 13px">${escaped(title)}</text>`,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

/** Returns the number of rows. */
function draw(bar: Bar, x: number, row: number, scale: number, bars: string[]): number {
  const width = bar.time * scale;
  if (width < NARROWEST) return row;
  const [y, share] = [TOP + row * ROW, ((100 * width) / WIDTH).toFixed(1)];
  const letters = Math.floor((width - 6) / LETTER);
  const text =
    letters < 3
      ? ''
      : `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escaped(bar.name.slice(0, letters))}</text>`;
  const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colorOf(bar.name)}"/>`;
  bars.push(`<g><title>${escaped(bar.name)}: ${share}%</title>${rect}${text}</g>`);
  let [at, deepest] = [x, row + 1];
  for (const inner of [...bar.inner.values()].toSorted((one, other) => other.time - one.time)) {
    deepest = Math.max(deepest, draw(inner, at, row + 1, scale, bars));
    at += inner.time * scale;
  }
  return deepest;
}

function colorOf(name: string): string {
  const where = /\((.*)\)$/.exec(name)?.[1] ?? '';
  const hue = [...where].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `hsl(${hue} 65% 80%)`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
