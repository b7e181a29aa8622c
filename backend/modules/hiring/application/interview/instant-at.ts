const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;
const HAS_OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * An instant with an offset unchanged, or a day and time in a zone; an hour that the clocks skip counts as
 * the next one.
 */
export function instantAt(written: string, timeZone: string): Date {
  if (HAS_OFFSET.test(written)) return new Date(written);
  const [, year = 0, month = 1, day = 1, hour = 0, minute = 0] = (LOCAL.exec(written) ?? []).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  // Twice: the offset at the first guess may be that of the other side of a change of clocks.
  const guess = new Date(asUtc - offsetMs(new Date(asUtc), timeZone));
  const offset = offsetMs(guess, timeZone);
  const instant = new Date(asUtc - offset);
  return offsetMs(instant, timeZone) === offset ? instant : guess;
}

function offsetMs(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at.getTime() / 1000) * 1000;
}
