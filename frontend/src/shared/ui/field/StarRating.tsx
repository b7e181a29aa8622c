import { Star } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './Field.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  readonly label: string;
  readonly name: string;
  /** 0 while nothing is chosen. */
  readonly value: number;
  /** "4 stars", for screen readers and next to the stars. */
  readonly nameOf: (stars: number) => string;
  readonly onChange: (stars: number) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
}

/** One to five stars: five radio buttons, each named by its number. Arrow keys move between them. */
export function StarRating({ label, name, value, nameOf, onChange, onBlur, error }: StarRatingProps) {
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <Stars>
        {STARS.map((stars) => (
          <Choice key={stars} $filled={stars <= value}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={nameOf(stars)}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
            />
            <Star size={30} strokeWidth={1.75} aria-hidden />
          </Choice>
        ))}
        {value > 0 && <Chosen aria-hidden>{nameOf(value)}</Chosen>}
      </Stars>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
    line-height: 1.35;
  }
`;

const Stars = styled.div`
  display: flex;
  align-items: center;
  margin-left: -8px;
`;

const Choice = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border-radius: var(--radius);
  color: ${({ $filled }) => ($filled ? 'var(--accent)' : 'var(--line-strong)')};
  cursor: pointer;
  svg {
    fill: ${({ $filled }) => ($filled ? 'currentColor' : 'none')};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Chosen = styled.span`
  margin-left: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
`;
