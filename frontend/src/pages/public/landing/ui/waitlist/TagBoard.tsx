import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { onWide } from '#shared/theme/index.ts';

const COLUMNS = 4;
const ROWS = 4;
const PITCH = { x: 96, y: 100 };
const OWN = { column: 2, row: 2 };
/** The pegs of members who have not arrived yet. */
const EMPTY: readonly string[] = ['3-0', '0-1', '1-3'];

const PEGS = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** A board of check tags as at a site's gate: each member has one on a peg, and one is reserved for you. */
export function TagBoard() {
  const { t } = useTranslation('waitlist');
  return (
    <Figure>
      <Board viewBox="0 0 400 440" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
        {PEGS.map(({ column, row }) => {
          const isOwn = column === OWN.column && row === OWN.row;
          const isEmpty = EMPTY.includes(`${column}-${row}`);
          return (
            <g
              key={`${column}-${row}`}
              transform={`translate(${56 + column * PITCH.x} ${34 + row * PITCH.y})`}
            >
              <circle className="peg" r="5" />
              {!isEmpty && !isOwn && <Tag />}
              {isOwn && <OwnTag />}
            </g>
          );
        })}
      </Board>
      <figcaption>{t('hero.board')}</figcaption>
    </Figure>
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

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: 440px;
  align-self: center;
  justify-self: center;
  figcaption {
    color: var(--text-muted);
    font-size: var(--size-14);
    text-align: center;
  }
`;

/** A phone shows only the two middle rows. */
const Board = styled.svg`
  width: 100%;
  aspect-ratio: 400 / 222;
  border: 2px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--bonus);
  ${onWide} {
    aspect-ratio: 400 / 440;
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
