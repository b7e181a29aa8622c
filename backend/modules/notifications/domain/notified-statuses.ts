import type { Language } from '#contract/http/vocabulary/language.ts';

interface NotifiedStatus extends Readonly<Record<Language, string>> {
  /** Other notices of this person cover it, or it leads nowhere: it appears only in the inbox. */
  readonly quietFor?: readonly ('referrer' | 'worker')[];
  /** It has its own notice, even right after another. */
  readonly isTurn?: true;
}

/**
 * The statuses that messages name, of a referral or a worker's application: the name (rules.md#status-words),
 * and who gets the notice only in the inbox.
 */
const NOTIFIED_STATUSES: Readonly<Record<string, NotifiedStatus>> = {
  submitted: { en: 'New Referral', es: 'Nueva recomendación' },
  reviewing: { en: 'Under review', es: 'En revisión' },
  interview: { en: 'Interview', es: 'Entrevista' },
  contacted: { en: 'Worker Contacted', es: 'Trabajador contactado', quietFor: ['referrer'] },
  interviewing: { en: 'Interview Scheduled', es: 'Entrevista programada' },
  offer_sent: { en: 'Offer Sent', es: 'Oferta enviada', quietFor: ['referrer'] },
  offer_signed: { en: 'Offer Signed', es: 'Oferta firmada', quietFor: ['referrer'] },
  offer_received: { en: 'Offer Received', es: 'Oferta recibida', quietFor: ['worker'] },
  offer_taken: { en: 'Offer Accepted', es: 'Oferta aceptada' },
  offer_expired: { en: 'Offer Expired', es: 'Oferta vencida' },
  offer_withdrawn: { en: 'Offer Withdrawn', es: 'Oferta retirada', quietFor: ['worker'] },
  hired: { en: 'Hired', es: 'Contratado', quietFor: ['worker'] },
  completed: { en: 'Work Completed', es: 'Trabajo completado', quietFor: ['referrer', 'worker'] },
  rejected: { en: 'Not Selected', es: 'No seleccionado', isTurn: true },
};

/** The names in one language. */
export function statusNames(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(NOTIFIED_STATUSES).map(([status, name]) => [status, name[language]]),
  );
}

export function isQuietStatus(status: string, reader: 'referrer' | 'worker'): boolean {
  return NOTIFIED_STATUSES[status]?.quietFor?.includes(reader) ?? false;
}

export function isTurnStatus(status: string): boolean {
  return NOTIFIED_STATUSES[status]?.isTurn ?? false;
}
