import { styled } from 'styled-components';

const COLUMNS = 4;
const ROWS = 4;
const PITCH = { x: 96, y: 104 };
const OWN = { column: 2, row: 2 };
/** Pegs whose owner is not in yet. */
const EMPTY: readonly string[] = ['3-0', '0-1', '1-3'];

const PEGS = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** A board of check tags, as at the gate of a site: everybody who is in has one on a peg, and one waits for you. */
export function TagBoard() {
  return (
    <Board viewBox="0 0 400 440" aria-hidden focusable="false">
      <rect className="board" x="2" y="2" width="396" height="436" rx="8" />
      {PEGS.map(({ column, row }) => {
        const isOwn = column === OWN.column && row === OWN.row;
        const isEmpty = EMPTY.includes(`${column}-${row}`);
        return (
          <g key={`${column}-${row}`} transform={`translate(${56 + column * PITCH.x} ${44 + row * PITCH.y})`}>
            <circle className="peg" r="5" />
            {!isEmpty && !isOwn && <Tag />}
            {isOwn && <OwnTag />}
          </g>
        );
      })}
    </Board>
  );
}

function Tag() {
  return (
    <>
      <path className="ring" d="M0 0 V14" />
      <circle className="tag" cy="42" r="28" />
      <circle className="hole" cy="22" r="4" />
      <path className="engraved" d="M-12 42 H12 M-8 51 H8" />
    </>
  );
}

function OwnTag() {
  return (
    <>
      <path className="ring" d="M0 0 V14" />
      <circle className="own" cy="44" r="38" />
      <circle className="hole" cy="17" r="4.5" />
      <g transform="translate(0 52)">
        <path className="hat" d="M-20 0 C-20 -24 20 -24 20 0 Z" />
        <rect className="hat" x="-27" y="-2" width="54" height="8" rx="4" />
        <path className="rib" d="M0 -17 V-5" />
      </g>
    </>
  );
}

const Board = styled.svg`
  width: 100%;
  max-width: 460px;
  align-self: center;
  justify-self: center;
  .board {
    fill: var(--bonus);
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .peg {
    fill: #857e72;
  }
  .ring {
    fill: none;
    stroke: #857e72;
    stroke-width: 2.5;
  }
  .tag {
    fill: #57524a;
    stroke: #857e72;
    stroke-width: 2;
  }
  .engraved {
    fill: none;
    stroke: #857e72;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .hole {
    fill: var(--bonus);
  }
  .own {
    fill: var(--hi-vis);
  }
  .hat {
    fill: #1b1f23;
  }
  .rib {
    stroke: var(--hi-vis);
    stroke-width: 4;
    stroke-linecap: round;
  }
`;
