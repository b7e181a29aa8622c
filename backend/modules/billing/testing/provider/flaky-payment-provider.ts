import { ProviderUnavailable, type PaymentProvider } from '../../application/provider/payment-provider.ts';

/**
 * A provider behind a bad connection: while losses are left, it acts and its answer is lost, or it never
 * receives the request.
 */
export function flakyPaymentProvider(provider: PaymentProvider, losses: { left: number }): PaymentProvider {
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (losses.left <= 0) return question();
    losses.left -= 1;
    if (losses.left % 2 === 0) await question();
    throw new ProviderUnavailable('The line is bad');
  };
  return {
    name: provider.name,
    publishableKey: provider.publishableKey,
    ensureCustomer: (who) => ask(() => provider.ensureCustomer(who)),
    createPaymentIntent: (request) => ask(() => provider.createPaymentIntent(request)),
    retrievePaymentIntent: (id) => ask(() => provider.retrievePaymentIntent(id)),
    cancelPaymentIntent: (id) => ask(() => provider.cancelPaymentIntent(id)),
    createRefund: (refund) => ask(() => provider.createRefund(refund)),
    retrieveRefund: (id) => ask(() => provider.retrieveRefund(id)),
    findRefund: (intent, refund) => ask(() => provider.findRefund(intent, refund)),
    createSetupIntent: (customer) => ask(() => provider.createSetupIntent(customer)),
    retrieveSetupIntent: (id) => ask(() => provider.retrieveSetupIntent(id)),
    retrieveCard: (id) => ask(() => provider.retrieveCard(id)),
    listCards: (customer) => ask(() => provider.listCards(customer)),
    detachCard: (id) => ask(() => provider.detachCard(id)),
    retrieveDispute: (id) => ask(() => provider.retrieveDispute(id)),
    sendEvidence: (id, evidence, files) => ask(() => provider.sendEvidence(id, evidence, files)),
    sentEvidence: (id) => ask(() => provider.sentEvidence(id)),
    transfer: (transfer) => ask(() => provider.transfer(transfer)),
    findTransfer: (id) => ask(() => provider.findTransfer(id)),
    listEvents: (since, after) => ask(() => provider.listEvents(since, after)),
    listBalance: (since, after) => ask(() => provider.listBalance(since, after)),
    verifyWebhook: (raw, signature) => provider.verifyWebhook(raw, signature),
  };
}
