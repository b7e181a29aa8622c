import { styled } from 'styled-components';
import { VisuallyHidden } from '#shared/ui/index.ts';

interface ClaimTickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The checkbox of a claim, labeled for screen readers only. */
export function ClaimTick({ label, isOn, onChange }: ClaimTickProps) {
  return (
    <Tick>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Tick>
  );
}

const Tick = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -6px;
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    accent-color: var(--action);
    cursor: pointer;
  }
`;
