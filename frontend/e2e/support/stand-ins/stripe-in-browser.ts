import type { Page } from 'playwright';
import type { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';

/** Serves Stripe's addresses in a test: its script, its API, and the 3-D Secure page of the bank. */
export async function bringStripe(page: Page, standIn: StripeStandIn): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: CHALLENGE }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isRead = route.request().method() === 'GET';
    const answer = await fetch(
      new URL(pathname, standIn.url),
      isRead ? {} : { method: 'POST', body: new URLSearchParams(route.request().postData() ?? '') },
    );
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
}

/** Answers a moment after the press, which ends before the window closes. */
const CHALLENGE = `<!doctype html><title>Bank</title>
  <script>const say = (result) => setTimeout(() => parent.postMessage(result, '*'), 50);</script>
  <button onclick="say('passed')">Complete authentication</button>
  <button onclick="say('failed')">Fail authentication</button>`;

/** The subset of Stripe.js that the product and its React wrapper call: a form for a card number, and confirmation. */
const SCRIPT = `(() => {
  const post = async (path, fields) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch('https://api.stripe.com/v1' + path, { method: 'POST', body });
    return { ok: answer.ok, body: await answer.json() };
  };
  const challenge = () => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.name = '__privateStripeFrame-challenge';
    frame.title = '3-D Secure';
    frame.src = 'https://hooks.stripe.com/3d_secure';
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647', border: '0', background: 'white' });
    const heard = ({ data }) => {
      if (data !== 'passed' && data !== 'failed') return;
      removeEventListener('message', heard);
      frame.remove();
      resolve(data === 'passed');
    };
    addEventListener('message', heard);
    document.body.append(frame);
  });
  const confirm = async (collection, name, { elements, clientSecret = elements.options.clientSecret, confirmParams = {} }) => {
    const path = '/' + collection + '/' + clientSecret.split('_secret')[0] + '/confirm';
    const fields = { client_secret: clientSecret };
    if (confirmParams.payment_method) fields.payment_method = confirmParams.payment_method;
    else fields.number = elements.number();
    if (confirmParams.setup_future_usage) fields.setup_future_usage = confirmParams.setup_future_usage;
    let reply = await post(path, fields);
    if (reply.ok && reply.body.status === 'requires_action') {
      reply = (await challenge())
        ? await post(path, { ...fields, authenticated: 'true' })
        : { ok: false, body: { error: { type: 'invalid_request_error', message: 'We are unable to authenticate your payment method.' } } };
    }
    return reply.ok ? { [name]: reply.body } : { error: reply.body.error };
  };
  const elementsOf = (options) => {
    let input = null;
    const element = () => {
      const listeners = {};
      const self = {
        on: (event, listener) => { listeners[event] = listener; return self; },
        once: () => self, off: () => self, update: () => self, blur: () => self, focus: () => self, clear: () => self, collapse: () => self,
        mount: (place) => {
          const label = document.createElement('label');
          label.textContent = 'Card number ';
          input = document.createElement('input');
          label.append(input);
          place.append(label);
          setTimeout(() => listeners.ready && listeners.ready(self), 50);
        },
        unmount: () => self,
        destroy: () => { input = null; },
      };
      return self;
    };
    let made = null;
    return {
      options,
      number: () => input.value.replace(/\\s/g, ''),
      create: () => (made = element()),
      getElement: () => made,
      update: () => undefined,
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    };
  };
  window.Stripe = (key) => ({
    key,
    elements: elementsOf,
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    retrievePaymentIntent: async (clientSecret) => {
      const answer = await fetch('https://api.stripe.com/v1/payment_intents/' + clientSecret.split('_secret')[0]);
      return { paymentIntent: await answer.json() };
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    confirmPayment: (given) => confirm('payment_intents', 'paymentIntent', given),
    confirmSetup: (given) => confirm('setup_intents', 'setupIntent', given),
  });
  window.Stripe.version = 3;
})();`;
