import type { Language } from '#contract/http/vocabulary/language.ts';
interface Told {
  readonly workerName: string;
  readonly referrerName: string;
  readonly title: string;
  readonly company: string;
  /** Empty if unknown. */
  readonly pay: string;
}

/** Uses the worker's language, not the screen's (rules.md#worker-language). */
const WORDS = {
  en: ({ workerName, referrerName, title, company, pay }: Told) =>
    `Hi ${workerName}, it's ${referrerName}. I referred you for ${title} at ${company}${pay && `, ${pay}`}. Crewvine texts you a link: tap it and say yes. The job:`,
  es: ({ workerName, referrerName, title, company, pay }: Told) =>
    `Hola, ${workerName}, soy ${referrerName}. Di su nombre para ${title} en ${company}${pay && `, ${pay}`}. Crewvine le envía un mensaje con un enlace: ábralo y diga que sí. El trabajo:`,
} as const;

export function tellText(told: Told, link: string, language: Language): string {
  const first = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
  const names = { workerName: first(told.workerName), referrerName: first(told.referrerName) };
  return `${WORDS[language]({ ...told, ...names })} ${link}`;
}

/** WhatsApp accepts only the digits of a number. */
export function whatsAppAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
