import type { Language } from '#contract/http/vocabulary/language.ts';

/** The parts of packages and reports. An agency's own names are not listed and stay unchanged. */
const SPANISH: Readonly<Record<string, string>> = {
  'Identity and address history': 'Identidad e historial de direcciones',
  'National criminal records search': 'Búsqueda nacional de antecedentes penales',
  'Sex offender registry': 'Registro de delincuentes sexuales',
  'County criminal records, 7 years': 'Antecedentes penales del condado, 7 años',
  'Federal criminal records': 'Antecedentes penales federales',
  'Driving record': 'Historial de conducir',
  'Employment and education verification': 'Verificación de empleo y estudios',
  Identity: 'Identidad',
  'National criminal records': 'Antecedentes penales nacionales',
  'County criminal records': 'Antecedentes penales del condado',
  'Employment and education': 'Empleo y estudios',
  'Background report': 'Informe de antecedentes',
  'Drug test': 'Prueba de drogas',
  'Urine test for five substances': 'Prueba de orina para cinco sustancias',
  'Review of a positive result by a physician': 'Revisión de un resultado positivo por un médico',
};

/** A part of a check in its reader's language, for texts without a screen. */
export function screeningLabel(screening: string, language: Language): string {
  return language === 'es' ? (SPANISH[screening] ?? screening) : screening;
}
