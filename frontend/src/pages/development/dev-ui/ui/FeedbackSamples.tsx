import { Inbox, Plus } from 'lucide-react';
import { showToast, type ToastVariant } from '#shared/toast/index.ts';
import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  SkeletonList,
  Spinner,
  Stack,
} from '#shared/ui/index.ts';
import { Section } from './Section.tsx';

const TOASTS: readonly ToastVariant[] = ['default', 'success', 'destructive'];
const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export function FeedbackSamples() {
  return (
    <>
      <Section title="Loading, empty, error">
        <Grid $min="300px" $gap={6}>
          <SkeletonList count={2} />
          <EmptyState
            icon={<Inbox />}
            title="No active jobs available"
            text="New jobs come every day. Post the first one yourself."
            action={
              <Button variant="primary" icon={<Plus aria-hidden />}>
                Post Job
              </Button>
            }
          />
          <ErrorState onRetry={() => new Promise((resolve) => setTimeout(resolve, 1000))} />
        </Grid>
        <Spinner announced />
      </Section>
      <Section title="Remarks and toasts">
        <Stack $gap={2}>
          {TONES.map((tone) => (
            <Callout key={tone} tone={tone} title={tone}>
              Until the worker has confirmed, phone and email stay masked.
            </Callout>
          ))}
        </Stack>
        <Inline>
          {TOASTS.map((variant) => (
            <Button
              key={variant}
              onClick={() =>
                showToast({ title: 'Role Updated!', description: 'Your account has been set up.', variant })
              }
            >
              Toast: {variant}
            </Button>
          ))}
        </Inline>
      </Section>
    </>
  );
}
