import { styled } from 'styled-components';
import { Stack } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const SIZES = [46, 34, 26, 20] as const;

export function TypeSamples() {
  return (
    <Section title="Type">
      <Stack $gap={2}>
        {SIZES.map((size) => (
          <Heading key={size} $size={size}>
            Journeyman electrician, $38/hour
          </Heading>
        ))}
        <p>
          Text in Inter, 16 px on 24: read in sunlight, on a cheap phone, with one thumb. ¿Listo? Año, peón,
          albañil.
        </p>
        <Small>Small text, 14 px: what goes under a field, beside a figure.</Small>
      </Stack>
    </Section>
  );
}

const Heading = styled.p<{ $size: number }>`
  font: 700 ${({ $size }) => `var(--size-${$size})`} / 1.1 var(--font-display);
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
