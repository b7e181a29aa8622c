import { styled } from 'styled-components';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100. */
  readonly value: number;
  /** The text at the right: "3 of 5 hires". */
  readonly text?: string | undefined;
}

export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <Box>
      <Line>
        <span>{label}</span>
        <strong>{text ?? `${percent}%`}</strong>
      </Line>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <Filled $percent={percent} />
      </Track>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 6px;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--size-14);
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  height: 12px;
  overflow: hidden;
  border: 1.5px solid var(--line-strong);
  border-radius: 3px;
  background: var(--sunken);
`;

const Filled = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  background: var(--accent);
`;
