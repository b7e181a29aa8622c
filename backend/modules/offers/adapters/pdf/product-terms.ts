import type { Language } from '#contract/identity/vocabulary/language.ts';
import { benefitsIn } from '../../contract/benefits.ts';
import { SPANISH_BENEFITS, SPANISH_STANDARD_BENEFITS } from '../../contract/spanish-benefits.ts';

const SPANISH_PERIODS: Readonly<Record<string, string>> = {
  hour: 'hora',
  day: 'día',
  week: 'semana',
  month: 'mes',
  year: 'año',
  project: 'proyecto',
};
const PERIOD = /^(\$?[\d.,]+k?(?: ?[-–] ?\$?[\d.,]+k?)?) ?\/ ?(\p{L}+)$/iu;

/** What employers choose from; anything else stays as they wrote it. */
const SPANISH_SCHEDULES: Readonly<Record<string, string>> = {
  'full-time': 'Tiempo completo',
  'part-time': 'Medio tiempo',
  contract: 'Por contrato',
  temporary: 'Temporal',
};

/** Terms as our own forms write them, in a reader's language; people's own words stay as they are. */
export const ProductTerms = {
  /** "$25/hour". */
  pay(written: string, language: Language): string {
    const [, amount, period = ''] = PERIOD.exec(written.trim()) ?? [];
    const spanish = SPANISH_PERIODS[period.toLowerCase()];
    return language === 'es' && amount && spanish ? `${amount}/${spanish}` : written;
  },

  schedule(written: string, language: Language): string {
    const spanish = SPANISH_SCHEDULES[written.trim().toLowerCase()];
    return language === 'es' && spanish ? spanish : written;
  },

  /** The sentence that is made of chosen benefits. */
  benefits(sentence: string, language: Language): string {
    const chosen = language === 'es' ? benefitsIn(sentence) : null;
    if (chosen === null) return sentence;
    if (chosen.length === 0) return SPANISH_STANDARD_BENEFITS;
    return new Intl.ListFormat('es').format(chosen.map((id) => SPANISH_BENEFITS[id]));
  },
} as const;
