import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface SegmentedSwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Only screen readers use the words. */
  readonly iconsOnly?: boolean;
}

/** A choice of a few visible options. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, onChange, iconsOnly = false } = props;
  const name = useId();
  return (
    <fieldset data-screen-only>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Row>
        {options.map((option) => (
          <Segment key={option.value} title={option.label}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : <span>{option.label}</span>}
          </Segment>
        ))}
      </Row>
    </fieldset>
  );
}

const Row = styled.div`
  display: inline-flex;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  min-height: 40px;
  padding: 4px 10px;
  border-radius: 4px;
  font-size: var(--size-14);
  font-weight: 500;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 18px;
    height: 18px;
  }
  &:hover {
    background: var(--neutral-soft);
  }
  &:has(:checked) {
    background: var(--text);
    color: var(--surface);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
