import { useTranslation } from 'react-i18next';
import { Inline, LanguageSwitch, Page, PageHeader, ThemeSwitch } from '../../../shared/ui/index.ts';
import { ActionSamples } from './ActionSamples.tsx';
import { ColourSamples } from './ColourSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { FeedbackSamples } from './FeedbackSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { FormSample } from './FormSample.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { TypeSamples } from './TypeSamples.tsx';

/** Every part of the design system in every state. Both themes by the switch. */
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
      <ColourSamples />
      <ActionSamples />
      <FieldSamples />
      <FormSample />
      <DataSamples />
      <FeedbackSamples />
      <OverlaySamples />
    </Page>
  );
}
