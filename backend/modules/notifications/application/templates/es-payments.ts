/** Notices of payments, plans, refunds and disputes, in Spanish. */
export const esPayments = {
  payment_succeeded: {
    title: 'Pago recibido',
    message: 'Recibimos su pago de ${amount}. {invoice}',
  },
  payment_failed: {
    title: 'Pago fallido',
    message: 'Su pago de ${amount} no pasó. Pruebe con otra tarjeta.',
  },
  refund_issued: {
    title: 'Reembolso emitido',
    message: 'Le devolvimos ${amount}. {invoice}',
  },
  refund_failed: {
    title: 'Reembolso demorado',
    message:
      'Su reembolso de ${amount} no pudo llegar. Se intenta de nuevo cada 24 horas, hasta 3 veces. Si ya no usa esa tarjeta o ese banco, escriba a Crewvine.',
  },
  plan_receipt: {
    title: 'Recibo de su plan',
    message: 'Cobramos ${amount} por {plan}. Gracias por contratar con nosotros. {invoice}',
  },
  plan_unpaid: {
    title: 'El pago de su plan no pasó',
    message:
      'No pudimos cobrar ${amount} por {plan}. Actualice su tarjeta: tras tres intentos en dos semanas, el plan termina.',
  },
  plan_ended: {
    title: 'Su plan terminó',
    message:
      'Ya no tiene {plan}. Los empleos publicados siguen hasta el final de su plazo. Puede elegir un plan cuando quiera.',
  },
  dispute_to_answer: {
    title: 'Hay un pago en disputa',
    message: 'Un empleador disputa ${amount} con su banco. Mande las pruebas antes del plazo.',
  },
  text_limit_reached: {
    title: 'Hay mensajes de texto en espera',
    message:
      'Hoy salieron {limit} mensajes de texto, que es el tope. Los demás esperan hasta la medianoche UTC.',
  },
  text_budget_spent: {
    title: 'Se acabó el presupuesto de mensajes',
    message:
      'Hoy los mensajes de texto costaron ${budget}, que es el tope. Los demás esperan hasta la medianoche UTC.',
  },
  refund_given_up: {
    title: 'Un reembolso necesita su ayuda',
    message: 'Intentamos cuatro veces reembolsar ${amount} y no se pudo. Resuelva el caso a mano.',
  },
  books_differ: {
    title: 'Las cuentas no cuadran',
    message:
      'El proveedor de pagos y nuestros libros no coinciden. Diferencias nuevas: {count}, ${amount} en total. Favor de revisarlas.',
  },
  dispute_opened: {
    title: 'Pago en disputa',
    message:
      'Hay una disputa en su banco por su pago de ${amount}. Los bonos que no se han entregado esperan lo que resuelva el banco. Si fue un error, pida a su banco que retire la disputa.',
  },
  dispute_won: {
    title: 'Disputa cerrada',
    message: 'Su banco da por bueno su pago de ${amount} y cierra la disputa. Los bonos siguen su curso.',
  },
  dispute_lost: {
    title: 'Disputa cerrada',
    message:
      'Su banco le devuelve su pago de ${amount}. Se cancelan los pagos de bonos que quedaban pendientes.',
  },
  payment_returned: {
    title: 'Su banco devolvió un pago',
    message:
      'Su banco nos retira su pago de ${amount}. Vuelva a pagar desde su panel. Los bonos que cubre esperan hasta entonces.',
  },
  return_forgiven: {
    title: 'Ya no debe este pago',
    message: 'Ya no le pedimos los ${amount} que retiró su banco. No tiene que pagar nada por eso.',
  },
  bonus_frozen: {
    title: 'Bono en espera',
    message:
      '${amount} de su bono por {workerName} ({jobTitle}) quedan en espera: el banco de la empresa cuestiona el pago. Le diremos en qué termina.',
  },
  bonus_resumed: {
    title: 'Su bono sigue',
    message: 'El pago se arregla: ${amount} de su bono por {workerName} ({jobTitle}) se pagan en su fecha.',
  },
  bonus_taken_back: {
    title: 'Bono cancelado',
    message:
      'El banco devuelve el pago en disputa y se cancelan ${amount} de su bono por {workerName} ({jobTitle}). Lo que ya tiene sigue siendo suyo.',
  },
  withdrawal_paid: {
    title: 'Dinero en su banco',
    message: 'Sus ${amount} llegaron a su banco (cuenta que termina en {last4}).',
  },
  withdrawal_failed: {
    title: 'Retiro devuelto',
    message:
      'Su banco (cuenta que termina en {last4}) rechaza sus ${amount}. El dinero vuelve a su saldo. Revise los datos de su banco e inténtelo de nuevo.',
  },
  tax_form_soon: {
    title: 'Agregue sus datos de impuestos',
    message:
      'Entre bonos pagados y por llegar, puede alcanzar los ${threshold} en {year}. Entonces necesitaremos su formulario W-9 antes de que retire. Si lo firma ahora, no tiene que esperar.',
  },
  tax_form_needed: {
    title: 'Firme su W-9 para retirar',
    message:
      'Sus ganancias llegaron a ${threshold}. Para volver a retirar, firme su formulario W-9. Su saldo sigue seguro.',
  },
};
