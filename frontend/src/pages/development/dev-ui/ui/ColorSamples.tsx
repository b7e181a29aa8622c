import { styled } from 'styled-components';
import { Grid } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const PAIRS = [
  ['paper', 'text'],
  ['surface', 'text-muted'],
  ['sunken', 'link'],
  ['bar', 'on-bar'],
  ['action', 'on-action'],
  ['danger-fill', 'on-danger'],
  ['bonus', 'on-bonus'],
  ['hi-vis', 'on-hi-vis'],
  ['neutral-soft', 'on-neutral-soft'],
  ['info-soft', 'on-info-soft'],
  ['success-soft', 'on-success-soft'],
  ['warning-soft', 'on-warning-soft'],
  ['danger-soft', 'on-danger-soft'],
] as const;

export function ColorSamples() {
  return (
    <Section title="Color">
      <Grid $min="160px" $gap={2}>
        {PAIRS.map(([ground, text]) => (
          <Swatch key={ground} $ground={ground} $text={text}>
            <strong>{ground}</strong>
            <span>{text}</span>
          </Swatch>
        ))}
      </Grid>
    </Section>
  );
}

const Swatch = styled.div<{ $ground: string; $text: string }>`
  display: grid;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: ${({ $ground }) => `var(--${$ground})`};
  color: ${({ $text }) => `var(--${$text})`};
  font-size: var(--size-14);
`;
