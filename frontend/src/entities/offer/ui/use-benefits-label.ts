import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { benefitsIn } from '#contract/offers/terms/benefits.ts';

/** The benefits of an offer in the reader's language or another; what an employer wrote stays as it is. Needs `benefits` texts. */
export function useBenefitsLabel(lng?: Language): (sentence: string) => string {
  const { t: own, i18n } = useTranslation('benefits');
  const t = lng ? i18n.getFixedT(lng, 'benefits') : own;
  return (sentence) => {
    const benefits = benefitsIn(sentence);
    if (benefits === null) return sentence;
    if (benefits.length === 0) return t('standard');
    return new Intl.ListFormat(lng ?? i18n.language).format(benefits.map((id) => t(`${id}.label`)));
  };
}
