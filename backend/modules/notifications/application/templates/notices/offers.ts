import type { offerKinds } from '#contract/notifications/vocabulary/kinds/offers.ts';
import type { WordsOf } from './notice-words.ts';

export const offerNotices: WordsOf<typeof offerKinds> = {
  offer_accepted: {
    event: 'The worker signs',
    reader: 'employer, referrer',
    en: { title: 'Offer accepted', message: '{workerName} signed the offer for {jobTitle}.' },
    es: { title: 'Oferta aceptada', message: '{workerName} firmó la oferta para {jobTitle}.' },
  },
  offer_declined: {
    event: 'The worker declines the offer',
    reader: 'employer, referrer',
    en: { title: 'Offer declined', message: '{workerName} declined the offer for {jobTitle}.' },
    es: { title: 'Oferta rechazada', message: '{workerName} rechazó la oferta para {jobTitle}.' },
  },
  offer_expired: {
    event: 'An offer ends without an answer',
    reader: 'employer, referrer',
    en: { title: 'Offer expired', message: "{workerName}'s offer for {jobTitle} expired without an answer." },
    es: {
      title: 'Oferta vencida',
      message: 'La oferta a {workerName} para {jobTitle} venció sin respuesta.',
    },
  },
  offer_kept_open: {
    event: 'A report keeps an offer open past its day',
    reader: 'employer',
    en: {
      title: 'The offer stays open',
      message:
        'A report keeps the offer to {workerName} open past its day. Send the notice, or withdraw the offer and say that the report plays no part.',
    },
    es: {
      title: 'La oferta sigue abierta',
      message: 'Un informe mantiene abierta la oferta a {workerName}. Envíe el aviso o retírela.',
    },
  },
  offer_countered: {
    event: 'The worker asks for a change of the offer',
    reader: 'employer',
    en: {
      title: 'Change requested',
      message: '{workerName} asked for a change to the offer for {jobTitle}.',
    },
    es: { title: 'Piden un cambio', message: '{workerName} pidió un cambio en la oferta para {jobTitle}.' },
  },
  addendum_signed: {
    event: 'The worker signs an addendum',
    reader: 'employer',
    en: {
      title: 'Addendum signed',
      message: '{workerName} signed the addendum to the offer for {jobTitle}.',
    },
    es: { title: 'Anexo firmado', message: '{workerName} firmó el anexo a la oferta para {jobTitle}.' },
  },
  addendum_declined: {
    event: 'The worker declines an addendum',
    reader: 'employer',
    en: {
      title: 'Addendum declined',
      message:
        '{workerName} declined the addendum to the offer for {jobTitle}. The offer stays as it was signed.',
    },
    es: {
      title: 'Anexo rechazado',
      message: '{workerName} rechazó el anexo a la oferta para {jobTitle}. La oferta queda como se firmó.',
    },
  },
  offer_paper_copy: {
    event: 'The worker asks for the letter on paper',
    reader: 'employer',
    en: {
      title: 'Paper copy requested',
      message:
        '{workerName} asked for a paper copy of the offer for {jobTitle}. Mail it, free of charge: the address is with the offer letter.',
    },
    es: {
      title: 'Piden una copia en papel',
      message: '{workerName} pide en papel la oferta para {jobTitle}. La dirección está en la carta.',
    },
  },
  offer_consent_withdrawn: {
    event: 'The worker takes the consent back',
    reader: 'employer',
    en: {
      title: 'No more electronic letters',
      message:
        '{workerName} withdrew the consent to sign electronically. Send anything about the offer for {jobTitle} on paper.',
    },
    es: {
      title: 'Sin más cartas electrónicas',
      message: '{workerName} retiró su consentimiento electrónico. Envíe en papel lo de {jobTitle}.',
    },
  },
};
