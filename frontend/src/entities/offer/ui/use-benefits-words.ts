import { useTranslation } from 'react-i18next';
import { benefitsIn } from '#contract/offers/benefits.ts';

/** The benefits of an offer in the reader's language; what an employer wrote stays as it is. Needs `benefits` texts. */
export function useBenefitsWords(): (sentence: string) => string {
  const { t, i18n } = useTranslation('benefits');
  return (sentence) => {
    const benefits = benefitsIn(sentence);
    if (benefits === null) return sentence;
    if (benefits.length === 0) return t('standard');
    return new Intl.ListFormat(i18n.language).format(benefits.map((id) => t(`${id}.label`)));
  };
}
