import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/index.ts';
import { Inline, LanguageSwitch, Page, PageHeader, SkeletonList, ThemeSwitch } from '#shared/ui/index.ts';
import { ActionSamples } from './ActionSamples.tsx';
import { ColorSamples } from './ColorSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { TypeSamples } from './TypeSamples.tsx';

const FormSample = lazyCode(async () => (await import('./FormSample.tsx')).FormSample);
const WritingSample = lazyCode(async () => (await import('./WritingSample.tsx')).WritingSample);

/** Every part of the design system in every state. The switch shows both themes. */
export function DevUiPage() {
  const { t } = useTranslation('dev-ui');
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Inline>
            <ThemeSwitch />
            <LanguageSwitch />
          </Inline>
        }
      />
      <TypeSamples />
      <ColorSamples />
      <ActionSamples />
      <FieldSamples />
      <Suspense fallback={<SkeletonList count={1} />}>
        <FormSample />
        <WritingSample />
      </Suspense>
      <DataSamples />
      <FeedbackSamples />
      <OverlaySamples />
    </Page>
  );
}
