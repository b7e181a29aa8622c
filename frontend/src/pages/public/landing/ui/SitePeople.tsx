import { styled } from 'styled-components';

interface SitePeopleProps {
  readonly bonus: string;
  readonly words: {
    readonly bonus: string;
    readonly posted: string;
    readonly refer: string;
    readonly hired: string;
  };
}

const GROUND = 138;

/** The sign at the gate, the referrer, and the hire. */
export function SitePeople({ bonus, words }: SitePeopleProps) {
  return (
    <Scene>
      <path className="post" d={`M34 92 V${GROUND} M126 92 V${GROUND}`} />
      <rect className="board" x="6" y="6" width="148" height="92" rx="5" />
      <text className="bonus" x="80" y="62">
        {bonus}
      </text>
      <text className="bonus-word" x="80" y="84">
        {words.bonus}
      </text>
      <path className="way" d="M160 52 C178 40 192 44 204 58" />
      <path className="way" d="M194 59 L205 60 L205 49" />
      <path className="way" d="M262 62 C282 40 304 40 318 58" />
      <path className="way" d="M308 57 L319 60 L321 48" />
      <Person x={232} hat="orange" />
      <Person x={345} hat="yellow" />
      <path className="ground" d={`M0 ${GROUND} H400`} />
      <text className="label" x="80" y="164">
        {words.posted}
      </text>
      <text className="label" x="226" y="164">
        {words.refer}
      </text>
      <text className="label" x="345" y="164">
        {words.hired}
      </text>
    </Scene>
  );
}

function Person({ x, hat }: { readonly x: number; readonly hat: 'orange' | 'yellow' }) {
  return (
    <g transform={`translate(${x} ${GROUND})`}>
      <path className="body" d="M-32 0 V-14 C-32 -34 -16 -42 0 -42 C16 -42 32 -34 32 -14 V0 Z" />
      <path className={`vest ${hat}`} d="M-20 0 V-36 L-8 -41 L0 -24 L8 -41 L20 -36 V0 Z" />
      <circle className="face" cx="0" cy="-58" r="18" />
      <path className={`hat ${hat}`} d="M-19 -62 C-19 -84 19 -84 19 -62 Z" />
      <rect className={`hat ${hat}`} x="-26" y="-65" width="52" height="7" rx="3.5" />
    </g>
  );
}

const Scene = styled.g`
  .board {
    fill: var(--bonus);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .post {
    stroke: var(--line-strong);
    stroke-width: 8;
  }
  .bonus {
    fill: var(--on-bonus);
    font: 700 52px var(--font-display);
    text-anchor: middle;
  }
  .bonus-word {
    fill: var(--bonus-muted);
    font: 600 18px var(--font-display);
    text-anchor: middle;
  }
  .label {
    font: 600 17px var(--font-display);
    text-anchor: middle;
  }
  .ground {
    stroke: var(--text);
    stroke-width: 3;
  }
  .way {
    fill: none;
    stroke: var(--success);
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .body {
    fill: var(--info);
  }
  .face {
    fill: #c68a5e;
  }
  .hat.orange,
  .vest.orange {
    fill: var(--accent);
  }
  .hat.yellow,
  .vest.yellow {
    fill: var(--hi-vis);
  }
`;
