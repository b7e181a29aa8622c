import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferTemplate } from '#contract/offers/template/offer-template.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { bodyOf, type TemplateValues } from './template-values.ts';
import { useAddOfferTemplateMutation, useChangeOfferTemplateMutation } from '../api/offer-templates-api.ts';

/** Saves a new or edited template. `isBehind` is true while someone else's newer version exists. */
export function useSaveTemplate(template: OfferTemplate | null, onClose: () => void) {
  const { t } = useTranslation('offer-templates');
  const [add] = useAddOfferTemplateMutation();
  const [change] = useChangeOfferTemplateMutation();
  const [isBehind, setIsBehind] = useState(false);

  const save = async (
    values: TemplateValues,
    form: Pick<FormikHelpers<TemplateValues>, 'setErrors'>,
    version = template?.version ?? 1,
  ): Promise<void> => {
    const body = bodyOf(values, template);
    const { data, error } = await (template ? change({ ...body, id: template.id, version }) : add(body));
    if (data) {
      showToast({ title: t('savedTitle'), description: data.name, variant: 'success' });
      onClose();
    } else if (isApiError(error) && error.code === 'offers.template_changed') setIsBehind(true);
    else {
      if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
      showFailure(error, t('saveFailed'));
    }
  };
  return { save, isBehind, caughtUp: () => setIsBehind(false) };
}
