import type { Language } from '#contract/http/vocabulary/language.ts';
import { benefitsIn } from '../../contract/terms/benefits.ts';
import { SPANISH_BENEFITS, SPANISH_STANDARD_BENEFITS } from '../../contract/terms/spanish-benefits.ts';

/** The periods of our forms, in both languages. */
const PERIODS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'hour', es: 'hora' },
  { en: 'day', es: 'día' },
  { en: 'week', es: 'semana' },
  { en: 'two weeks', es: 'dos semanas' },
  { en: 'month', es: 'mes' },
  { en: 'year', es: 'año' },
  { en: 'project', es: 'proyecto' },
];
const AMOUNT_AND_PERIOD = /^(\$?[\d.,]+k?(?: ?[-–] ?\$?[\d.,]+k?)?) ?\/ ?(\p{L}+(?: \p{L}+)?)$/iu;

/** The choices of the forms. Anything else stays as the employer wrote it. */
const SPANISH_SCHEDULES: Readonly<Record<string, string>> = {
  'full-time': 'Tiempo completo',
  'part-time': 'Medio tiempo',
  contract: 'Por contrato',
  temporary: 'Temporal',
};

/** The terms of our own forms, in a reader's language; people's own words stay unchanged. */
export const ProductTerms = {
  /** "$25/hour" or "$25/hora", whichever of the two was typed. */
  pay(written: string, language: Language): string {
    const [, amount, said = ''] = AMOUNT_AND_PERIOD.exec(written.trim()) ?? [];
    const period = PERIODS.find((names) => Object.values(names).includes(said.toLowerCase()));
    return amount && period ? `${amount}/${period[language]}` : written;
  },

  schedule(written: string, language: Language): string {
    const spanish = SPANISH_SCHEDULES[written.trim().toLowerCase()];
    return language === 'es' && spanish ? spanish : written;
  },

  /** The sentence of the chosen benefits. */
  benefits(sentence: string, language: Language): string {
    const chosen = language === 'es' ? benefitsIn(sentence) : null;
    if (chosen === null) return sentence;
    if (chosen.length === 0) return SPANISH_STANDARD_BENEFITS;
    return new Intl.ListFormat('es').format(chosen.map((id) => SPANISH_BENEFITS[id]));
  },
} as const;
