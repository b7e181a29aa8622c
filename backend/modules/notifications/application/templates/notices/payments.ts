import type { paymentKinds } from '#contract/notifications/vocabulary/kinds/payments.ts';
import type { WordsOf } from './notice-words.ts';

export const paymentNotices: WordsOf<typeof paymentKinds> = {
  payment_succeeded: {
    event: 'A payment succeeds',
    reader: 'employer',
    en: { title: 'Payment received', message: 'Your ${amount} payment went through. {invoice}' },
    es: { title: 'Pago recibido', message: 'Recibimos su pago de ${amount}. {invoice}' },
  },
  payment_failed: {
    event: 'A payment fails',
    reader: 'employer',
    en: {
      title: 'Payment failed',
      message: "Your ${amount} payment didn't go through. Please try another card.",
    },
    es: { title: 'Pago fallido', message: 'Su pago de ${amount} no pasó. Pruebe con otra tarjeta.' },
  },
  refund_issued: {
    event: 'Money goes back',
    reader: 'employer',
    en: { title: 'Refund issued', message: 'We refunded ${amount}. {invoice}' },
    es: { title: 'Reembolso emitido', message: 'Le devolvimos ${amount}. {invoice}' },
  },
  refund_failed: {
    event: 'A refund fails',
    reader: 'employer',
    en: {
      title: 'Refund delayed',
      message:
        "Your ${amount} refund didn't go through. We'll try again over the next 3 days. If your card or bank account changed, contact us.",
    },
    es: {
      title: 'Reembolso demorado',
      message:
        'Su reembolso de ${amount} no pudo llegar. Se intenta de nuevo cada 24 horas, hasta 3 veces. Si ya no usa esa tarjeta o ese banco, escriba a Crewvine.',
    },
  },
  plan_receipt: {
    event: 'A plan is paid',
    reader: 'employer',
    en: {
      title: 'Receipt for your plan',
      message: 'We charged ${amount} for {plan}. Thanks for hiring with us. {invoice}',
    },
    es: {
      title: 'Recibo de su plan',
      message: 'Cobramos ${amount} por {plan}. Gracias por contratar con nosotros. {invoice}',
    },
  },
  plan_unpaid: {
    event: 'A renewal is not paid',
    reader: 'employer',
    en: {
      title: "Your plan payment didn't go through",
      message:
        'We could not charge ${amount} for {plan}. Please update your card: after three tries in 14 days, the plan ends.',
    },
    es: {
      title: 'El pago de su plan no pasó',
      message:
        'No pudimos cobrar ${amount} por {plan}. Actualice su tarjeta: tras tres intentos en dos semanas, el plan termina.',
    },
  },
  plan_ended: {
    event: 'A plan ends',
    reader: 'employer',
    en: {
      title: 'Your plan ended',
      message:
        '{plan} ended. Jobs that are online stay online for their days. You can pick a plan again anytime.',
    },
    es: {
      title: 'Su plan terminó',
      message:
        'Ya no tiene {plan}. Los empleos publicados siguen hasta el final de su plazo. Puede elegir un plan cuando quiera.',
    },
  },
  dispute_opened: {
    event: 'A payment is disputed',
    reader: 'employer',
    en: {
      title: 'Payment disputed',
      message:
        'Your bank tells us that your ${amount} payment is disputed. Bonuses that are not due yet wait until the bank decides. A mistake? Ask your bank to withdraw the dispute.',
    },
    es: {
      title: 'Pago en disputa',
      message:
        'Hay una disputa en su banco por su pago de ${amount}. Los bonos que no se han entregado esperan lo que resuelva el banco. Si fue un error, pida a su banco que retire la disputa.',
    },
  },
  dispute_won: {
    event: 'A dispute is won',
    reader: 'employer',
    en: {
      title: 'Dispute closed',
      message:
        'Your bank closed the dispute of your ${amount} payment. The payment is valid and bonuses go on.',
    },
    es: {
      title: 'Disputa cerrada',
      message: 'Su banco da por bueno su pago de ${amount} y cierra la disputa. Los bonos siguen su curso.',
    },
  },
  dispute_lost: {
    event: 'A dispute is lost',
    reader: 'employer',
    en: {
      title: 'Dispute closed',
      message:
        'Your bank returned your ${amount} payment to you. Bonus payments that were not due yet are canceled.',
    },
    es: {
      title: 'Disputa cerrada',
      message:
        'Su banco le devuelve su pago de ${amount}. Se cancelan los pagos de bonos que quedaban pendientes.',
    },
  },
  payment_returned: {
    event: 'A bank takes a debit back',
    reader: 'employer',
    en: {
      title: 'Your bank returned a payment',
      message:
        'Your bank took back your ${amount} payment. Please pay it again under Billing. Bonuses it paid for wait until then.',
    },
    es: {
      title: 'Su banco devolvió un pago',
      message:
        'Su banco nos retira su pago de ${amount}. Vuelva a pagar desde su panel. Los bonos que cubre esperan hasta entonces.',
    },
  },
  return_forgiven: {
    event: 'An admin forgives a debit that a bank took back',
    reader: 'employer',
    en: {
      title: 'You don’t owe this anymore',
      message: 'We won’t ask for the ${amount} your bank took back. You don’t have to do anything.',
    },
    es: {
      title: 'Ya no debe este pago',
      message: 'Ya no le pedimos los ${amount} que retiró su banco. No tiene que pagar nada por eso.',
    },
  },
};
