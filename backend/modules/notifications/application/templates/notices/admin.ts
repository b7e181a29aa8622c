import type { adminKinds } from '#contract/notifications/vocabulary/kinds/admin.ts';
import type { WordsOf } from './notice-words.ts';

export const adminNotices: WordsOf<typeof adminKinds> = {
  dispute_to_answer: {
    event: 'A bank asks for evidence',
    reader: 'admins',
    en: {
      title: 'A payment is disputed',
      message: 'An employer disputed ${amount} with their bank. Send evidence before the deadline.',
    },
    es: {
      title: 'Hay un pago en disputa',
      message: 'Un empleador disputa ${amount} con su banco. Mande las pruebas antes del plazo.',
    },
  },
  text_limit_reached: {
    event: 'The texts of a day are used up',
    reader: 'admins',
    en: {
      title: 'Texts are waiting',
      message: '{limit} texts went out today, and that is the limit. The others wait until midnight UTC.',
    },
    es: {
      title: 'Hay mensajes de texto en espera',
      message:
        'Hoy salieron {limit} mensajes de texto, que es el tope. Los demás esperan hasta la medianoche UTC.',
    },
  },
  text_budget_spent: {
    event: 'The money for the texts of a day is spent',
    reader: 'admins',
    en: {
      title: 'The text budget is spent',
      message: 'Texts cost ${budget} today, and that is the limit. The others wait until midnight UTC.',
    },
    es: {
      title: 'Se acabó el presupuesto de mensajes',
      message:
        'Hoy los mensajes de texto costaron ${budget}, que es el tope. Los demás esperan hasta la medianoche UTC.',
    },
  },
  refund_given_up: {
    event: 'A refund is given up',
    reader: 'admins',
    en: {
      title: 'A refund needs you',
      message: 'We tried four times to refund ${amount}, and it failed. Please settle it by hand.',
    },
    es: {
      title: 'Un reembolso necesita su ayuda',
      message: 'Intentamos cuatro veces reembolsar ${amount} y no se pudo. Resuelva el caso a mano.',
    },
  },
  books_differ: {
    event: 'The books differ from the provider’s',
    reader: 'admins',
    en: {
      title: "Our books don't match",
      message:
        'The payment provider and our books disagree. New differences: {count}, ${amount} in all. Please look into them.',
    },
    es: {
      title: 'Las cuentas no cuadran',
      message:
        'El proveedor de pagos y nuestros libros no coinciden. Diferencias nuevas: {count}, ${amount} en total. Favor de revisarlas.',
    },
  },
};
