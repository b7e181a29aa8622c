import type { earningKinds } from '#contract/notifications/vocabulary/kinds/earnings.ts';
import type { WordsOf } from './notice-words.ts';

export const earningNotices: WordsOf<typeof earningKinds> = {
  milestone_released: {
    event: 'A part of the bonus falls due',
    reader: 'referrer',
    en: {
      title: 'Bonus released',
      message: '${amount} of your bonus for {workerName} ({jobTitle}) is now yours.',
    },
    es: {
      title: 'Bono liberado',
      message: 'Ya son suyos ${amount} de su bono por {workerName} ({jobTitle}).',
    },
  },
  reward_ready: {
    event: 'The work is done and earns a reward',
    reader: 'referrer',
    en: {
      title: 'Payout ready',
      message: '{workerName} completed {jobTitle}. Your ${amount} reward is ready to claim.',
    },
    es: {
      title: 'Cobro listo',
      message: '{workerName} completó {jobTitle}. Ya puede cobrar su recompensa de ${amount}.',
    },
  },
  payout_paid: {
    event: 'A reward is paid',
    reader: 'referrer',
    en: {
      title: 'Payout processed',
      message: 'We added your ${amount} reward for {workerName} ({jobTitle}) to your balance.',
    },
    es: {
      title: 'Cobro procesado',
      message: 'Su recompensa de ${amount} por {workerName} ({jobTitle}) se sumó a su saldo.',
    },
  },
  payout_refused: {
    event: 'An admin refuses a claim',
    reader: 'referrer',
    en: {
      title: 'Payout not approved',
      message:
        "We didn't approve your ${amount} reward for {workerName} ({jobTitle}): {reason} Any points you used are back.",
    },
    es: {
      title: 'Cobro no aprobado',
      message:
        'No aprobamos su recompensa de ${amount} por {workerName} ({jobTitle}): {reason} Los puntos que haya usado ya se le devolvieron.',
    },
  },
  bonus_frozen: {
    event: 'A payment is disputed or taken back',
    reader: 'referrer',
    en: {
      title: 'Bonus on hold',
      message:
        '${amount} of your bonus for {workerName} ({jobTitle}) is on hold: the employer’s bank questions the payment behind it. We will tell you how it ends.',
    },
    es: {
      title: 'Bono en espera',
      message:
        '${amount} de su bono por {workerName} ({jobTitle}) quedan en espera: el banco de la empresa cuestiona el pago. Le diremos en qué termina.',
    },
  },
  bonus_resumed: {
    event: 'A dispute is won, or the money is there again',
    reader: 'referrer',
    en: {
      title: 'Bonus back on track',
      message:
        'The payment behind it is settled: ${amount} of your bonus for {workerName} ({jobTitle}) will be paid on its day.',
    },
    es: {
      title: 'Su bono sigue',
      message: 'El pago se arregla: ${amount} de su bono por {workerName} ({jobTitle}) se pagan en su fecha.',
    },
  },
  bonus_taken_back: {
    event: 'A dispute is lost',
    reader: 'referrer',
    en: {
      title: 'Bonus canceled',
      message:
        'The bank returned the disputed payment, so ${amount} of your bonus for {workerName} ({jobTitle}) is canceled. What you already received is yours.',
    },
    es: {
      title: 'Bono cancelado',
      message:
        'El banco devuelve el pago en disputa y se cancelan ${amount} de su bono por {workerName} ({jobTitle}). Lo que ya tiene sigue siendo suyo.',
    },
  },
  withdrawal_paid: {
    event: 'A withdrawal is at the bank',
    reader: 'referrer',
    en: {
      title: 'Money at your bank',
      message: 'Your ${amount} withdrawal is at your bank (account ending in {last4}).',
    },
    es: {
      title: 'Dinero en su banco',
      message: 'Sus ${amount} llegaron a su banco (cuenta que termina en {last4}).',
    },
  },
  withdrawal_failed: {
    event: 'A withdrawal comes back',
    reader: 'referrer',
    en: {
      title: 'Withdrawal returned',
      message:
        "Your bank (account ending in {last4}) didn't take your ${amount}. It's back in your balance. Check your bank details and try again.",
    },
    es: {
      title: 'Retiro devuelto',
      message:
        'Su banco (cuenta que termina en {last4}) rechaza sus ${amount}. El dinero vuelve a su saldo. Revise los datos de su banco e inténtelo de nuevo.',
    },
  },
  tax_form_soon: {
    event: 'Earnings come near the tax threshold',
    reader: 'referrer',
    en: {
      title: 'Add your tax information',
      message:
        "Your bonuses, paid and on the way, may reach ${threshold} in {year}. When they do, we'll need your W-9 before you can withdraw. Sign it now so you don't have to wait.",
    },
    es: {
      title: 'Agregue sus datos de impuestos',
      message:
        'Entre bonos pagados y por llegar, puede alcanzar los ${threshold} en {year}. Entonces necesitaremos su formulario W-9 antes de que retire. Si lo firma ahora, no tiene que esperar.',
    },
  },
  tax_form_needed: {
    event: 'Earnings reach the tax threshold',
    reader: 'referrer',
    en: {
      title: 'Sign your W-9 to withdraw',
      message:
        'Your earnings reached ${threshold}, so we need your W-9 before you can withdraw more. Your balance is safe.',
    },
    es: {
      title: 'Firme su W-9 para retirar',
      message:
        'Sus ganancias llegaron a ${threshold}. Para volver a retirar, firme su formulario W-9. Su saldo sigue seguro.',
    },
  },
};
