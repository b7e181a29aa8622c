import { styled } from 'styled-components';

export interface TapeMark {
  readonly day: number;
  readonly amount: string;
  /** The day of the payment: "after 30 days". */
  readonly when: string;
  /** The share of the bonus, 0 to 1, which sets the plate's height. */
  readonly share: number;
}

interface BonusTapeProps {
  readonly marks: readonly TapeMark[];
  /** The event on day 0. */
  readonly start: string;
}

const ZERO = 62;
const PER_DAY = 4.7;
const TOP = 238;
const HEIGHT = 48;
const PLATES = TOP + HEIGHT + 26;
const WHOLE_PLATE = 150;
const TICKS = Array.from({ length: 14 }, (_, index) => index * 5);

const xOf = (day: number): number => ZERO + day * PER_DAY;

/** A measuring tape of days; each payment hangs from its day. */
export function BonusTape({ marks, start }: BonusTapeProps) {
  return (
    <Tape>
      <rect className="steel" x={ZERO} y={TOP} width={392 - ZERO} height={HEIGHT} />
      <rect className="hook" x="388" y={TOP - 6} width="8" height={HEIGHT + 14} rx="2" />
      {TICKS.map((day) => (
        <path key={day} className="tick" d={`M${xOf(day)} ${TOP + HEIGHT} v-${day % 10 === 0 ? 16 : 9}`} />
      ))}
      {marks.map((mark) => (
        <Plate key={mark.day} mark={mark} />
      ))}
      <rect className="case" x="4" y={TOP - 18} width="76" height={HEIGHT + 30} rx="14" />
      <circle className="knob" cx="42" cy={TOP + 21} r="17" />
      <path className="check" d={`M34 ${TOP + 21} l6 7 l11 -14`} />
      <text className="start" x="42" y={PLATES + 24}>
        {start}
      </text>
    </Tape>
  );
}

function Plate({ mark }: { readonly mark: TapeMark }) {
  const height = WHOLE_PLATE * mark.share;
  const x = xOf(mark.day);
  const middle = Math.min(x, 340);
  return (
    <>
      <path className="hang" d={`M${x} ${TOP + HEIGHT - 22} V${PLATES}`} />
      <text className="day" x={x} y={TOP + 20}>
        {mark.day}
      </text>
      <rect className="plate" x={middle - 56} y={PLATES} width="112" height={height} rx="4" />
      <text className="paid" x={middle} y={PLATES + height / 2 + 12}>
        {mark.amount}
      </text>
      <text className="label" x={middle} y={PLATES + height + 20}>
        {mark.when}
      </text>
    </>
  );
}

const Tape = styled.g`
  text {
    text-anchor: middle;
  }
  .steel {
    fill: var(--hi-vis);
  }
  .hook,
  .case {
    fill: var(--bar);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .tick {
    stroke: var(--on-hi-vis);
    stroke-width: 2;
  }
  .hang {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .day {
    fill: var(--on-hi-vis);
    font: 700 24px var(--font-display);
  }
  .knob {
    fill: var(--accent);
  }
  .check {
    fill: none;
    stroke: #ffffff;
    stroke-width: 5;
  }
  .plate {
    fill: var(--bonus);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .paid {
    fill: var(--on-bonus);
    font: 700 34px var(--font-display);
  }
  .label,
  .start {
    font: 600 17px var(--font-display);
  }
`;
