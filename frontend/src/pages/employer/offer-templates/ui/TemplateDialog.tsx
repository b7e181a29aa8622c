import { Form, Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { useOfferTemplatesQuery } from '#entities/offer/index.ts';
import { clearDraft, FormikDraft, FormikSummary, readDraft, SubmitButton } from '#shared/form/index.ts';
import { Button, Callout, Dialog, Inline, Stack } from '#shared/ui/index.ts';
import { EMPTY_TEMPLATE, templateProblems, valuesOf, type TemplateValues } from '../model/template-values.ts';
import { useSaveTemplate } from '../model/use-save-template.ts';
import { TemplateFields } from './TemplateFields.tsx';

interface TemplateDialogProps {
  /** Null for a new one. */
  readonly template: OfferTemplate | null;
  readonly onClose: () => void;
}

/** The form of a template. Input survives a refusal and a reload. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['offer-templates', 'common']);
  // The version that was opened; the list behind may reload while the user types.
  const [edited, setEdited] = useState(template);
  const formId = useId();
  const draft = `offer-template.${edited ? `${edited.id}.${edited.version}` : 'new'}`;
  const done = (): void => {
    clearDraft(draft);
    onClose();
  };
  const { save, isBehind, caughtUp } = useSaveTemplate(edited, done);
  const initial = readDraft(draft, edited ? valuesOf(edited) : EMPTY_TEMPLATE);
  return (
    <Formik<TemplateValues>
      initialValues={initial}
      validate={templateProblems}
      onSubmit={(values, form) => save(values, form)}
    >
      {({ isSubmitting, resetForm }) => (
        <Dialog
          open
          wide
          onOpenChange={onClose}
          dismissible={!isSubmitting}
          title={t(edited ? 'form.edit' : 'form.create')}
          footer={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                {t('common:action.cancel')}
              </Button>
              <SubmitButton form={formId}>{t('form.save')}</SubmitButton>
            </>
          }
        >
          <Form id={formId} noValidate>
            <Stack $gap={5}>
              <FormikSummary />
              <FormikDraft name={draft} />
              {isBehind && edited && (
                <Behind
                  edited={edited}
                  onShow={(newer) => {
                    clearDraft(draft);
                    setEdited(newer);
                    resetForm({ values: valuesOf(newer) });
                    caughtUp();
                  }}
                  save={save}
                />
              )}
              <TemplateFields words={edited?.benefitIds.length === 0 ? edited.benefits : null} />
            </Stack>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}

interface BehindProps {
  readonly edited: OfferTemplate;
  readonly onShow: (newer: OfferTemplate) => void;
  readonly save: ReturnType<typeof useSaveTemplate>['save'];
}

/**
 * Two people edited it. The second one sees the other's version before overwriting it
 * (rules.md#offer-templates).
 */
function Behind({ edited, onShow, save }: BehindProps) {
  const { t } = useTranslation('offer-templates');
  const { values, setErrors } = useFormikContext<TemplateValues>();
  const { data } = useOfferTemplatesQuery();
  const newer = data?.find(({ id, version }) => id === edited.id && version > edited.version);
  return (
    <div role="alert">
      <Callout tone="warning" title={t('conflict.title')}>
        <Stack $gap={3} $align="start">
          <p>{t('conflict.text')}</p>
          {newer && (
            <Inline>
              <Button onClick={() => onShow(newer)}>{t('conflict.show')}</Button>
              <Button onClick={() => save(values, { setErrors }, newer.version)}>
                {t('conflict.overwrite')}
              </Button>
            </Inline>
          )}
        </Stack>
      </Callout>
    </div>
  );
}
