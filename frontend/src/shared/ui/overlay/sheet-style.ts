import { css, keyframes } from 'styled-components';
import { motionSafe, onWide } from '../../theme/index.ts';

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: var(--scrim);
  ${motionSafe} {
    animation: ${fade} 140ms ease-out;
  }
`;

const WIDTHS: Readonly<Record<string, string>> = { false: '560px', true: '860px', double: '1240px' };

/** A sheet from the bottom on a phone, a box in the middle elsewhere. */
export const sheetStyle = css<{ $wide?: boolean | 'double'; $screen?: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 41;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: min(92dvh, 100dvh - 32px);
  border: 1px solid var(--line);
  border-radius: 12px 12px 0 0;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  ${motionSafe} {
    animation: ${rise} 180ms ease-out;
  }
  ${({ $screen }) =>
    $screen &&
    css`
      height: 100dvh;
      max-height: 100dvh;
      border: 0;
      border-radius: 0;
    `}
  ${onWide} {
    inset: 0;
    width: calc(100% - 48px);
    max-width: ${({ $wide = false }) => WIDTHS[String($wide)]};
    height: fit-content;
    max-height: min(88dvh, 900px);
    margin: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`;
