import { Phone, Share2, UserPlus } from 'lucide-react';
import { showToast } from '#shared/toast/index.ts';
import { Button, CopyButton, IconButton, Inline, LinkButton, Stack } from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));

export function ActionSamples() {
  return (
    <Section title="Buttons">
      <Stack>
        <Inline>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} onClick={wait}>
              {variant}
            </Button>
          ))}
        </Inline>
        <Inline>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size="sm">
              small {variant}
            </Button>
          ))}
        </Inline>
        <Inline>
          <Button variant="primary" loading loadingText="Setting up...">
            Save
          </Button>
          <Button loading>Loading</Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button
            variant="primary"
            softDisabled
            onClick={() => showToast({ title: 'Required Fields Missing', variant: 'destructive' })}
          >
            Says what is missing
          </Button>
        </Inline>
        <Inline>
          <Button variant="primary" icon={<UserPlus aria-hidden />}>
            Refer
          </Button>
          <LinkButton to="tel:+15551234567" icon={<Phone aria-hidden />}>
            Call
          </LinkButton>
          <LinkButton to="/dev/ui" variant="ghost">
            Link to a screen
          </LinkButton>
          <IconButton label="Share" icon={<Share2 size={20} aria-hidden />} />
          <CopyButton text="https://crewvine.example/join?ref=K7QX2M4P" label="Copy link" />
        </Inline>
      </Stack>
    </Section>
  );
}
