import type { Language } from '#contract/http/vocabulary/language.ts';

/** How messages name a referral's status, or a worker's application's (rules.md#status-words). */
const NAMES = {
  submitted: { en: 'New Referral', es: 'Nueva recomendación' },
  reviewing: { en: 'Under review', es: 'En revisión' },
  interview: { en: 'Interview', es: 'Entrevista' },
  contacted: { en: 'Worker Contacted', es: 'Trabajador contactado' },
  interviewing: { en: 'Interview Scheduled', es: 'Entrevista programada' },
  offer_sent: { en: 'Offer Sent', es: 'Oferta enviada' },
  offer_signed: { en: 'Offer Signed', es: 'Oferta firmada' },
  offer_received: { en: 'Offer Received', es: 'Oferta recibida' },
  offer_taken: { en: 'Offer Accepted', es: 'Oferta aceptada' },
  offer_expired: { en: 'Offer Expired', es: 'Oferta vencida' },
  offer_withdrawn: { en: 'Offer Withdrawn', es: 'Oferta retirada' },
  hired: { en: 'Hired', es: 'Contratado' },
  completed: { en: 'Work Completed', es: 'Trabajo completado' },
  rejected: { en: 'Not Selected', es: 'No seleccionado' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The names in one language. */
export function statusNames(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(NAMES).map(([status, name]) => [status, name[language]]));
}
