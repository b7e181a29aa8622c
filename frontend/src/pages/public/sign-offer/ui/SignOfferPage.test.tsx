// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { OfferSigning } from '#contract/offers/signing/sign-offer.ts';
import { noteServerTime } from '#shared/lib/server-clock.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleOffer } from '#shared/testing/sample-letter.ts';
import { TEST_NOW, testDay } from '#testing/fixtures/time/test-now.ts';
import { SignOfferPage } from './SignOfferPage.tsx';

const CALL = '/api/offer-letters/sign/secret';
const OPENED_AT = '2026-11-20T12:00:00.000Z';
const TERMS: Partial<OfferSigning> = {
  id: 'one',
  referralId: 'two',
  jobTitle: 'Framer',
  company: 'Ridge & Co',
  workerName: 'Bo Li',
  payRate: '25',
  payType: 'hourly',
  startDate: null,
  workLocation: 'Austin, TX',
  schedule: null,
  benefits: '',
  conditions: null,
  customTerms: null,
  signatoryName: 'Dana Reyes',
  signatoryTitle: 'Superintendent',
  expiresAt: '2099-01-01T00:00:00.000Z',
  status: 'viewed',
  version: 1,
  changes: [],
  consentWithdrawnAt: null,
  counter: null,
  documentUrl: '/api/offer-letters/one/document?token=secret',
  signedAt: null,
  documentHash: null,
  consent: {
    version: 'v1',
    language: 'en',
    sections: [{ title: 'You can have it on paper', text: "It's free." }],
    statement: 'I agree to sign this way.',
    sha256: 'c'.repeat(64),
  },
  documentOpenedAt: null,
  isAddendum: false,
  workerLanguage: 'en',
  employerRating: null,
};
const OFFER = sampleOffer(TERMS);

async function open(changes: Partial<OfferSigning> = {}, language: Language = 'en') {
  const server = startFakeServer();
  server.answers(`GET ${CALL}`, { body: sampleOffer({ ...TERMS, ...changes }) });
  const part = await renderPart(
    <Routes>
      <Route path="/sign-offer/:token" element={<SignOfferPage />} />
    </Routes>,
    { at: '/sign-offer/secret', language },
  );
  await screen.findByText('Ridge & Co');
  return { ...part, server };
}
const accept = () => screen.getByRole('button', { name: 'Accept' });

describe('signing an offer', () => {
  it('signing requires opening the letter first and sends the consent that was shown', async () => {
    const { user, server } = await open();
    expect(screen.getByText("It's free.")).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the offer letter (PDF)' });
    await user.type(screen.getByLabelText('Sign with your full name'), 'Bo Li');
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(accept());
    await expectToast(/^Open the letter first/);
    expect(document.activeElement).toBe(link);
    expect(server.calls(`POST ${CALL}`)).toEqual([]);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    server.answers(`POST ${CALL}`, refusing(422, 'offers.document_not_opened'));
    await user.click(accept());
    await expectToast(/Open the offer letter \(PDF\) before you sign\.$/);
    expect(server.calls(`POST ${CALL}`)[0]?.body).toEqual({
      acceptedTerms: true,
      signature: 'Bo Li',
      esignConsent: true,
      consentHash: 'c'.repeat(64),
    });
    expect(screen.getByLabelText<HTMLInputElement>('Sign with your full name').value).toBe('Bo Li');
  });

  it("a letter opened earlier need not be opened again, and the consent is in the page's language", async () => {
    const { server } = await open({ documentOpenedAt: OPENED_AT, workerLanguage: 'es' }, 'es');
    expect(screen.getByText(/^Documento abierto/)).toBeDefined();
    expect(server.calls(`GET ${CALL}`)[0]?.search.get('language')).toBe('es');
  });

  it('the return to the page shows that the letter was opened before the script ran', async () => {
    const { server } = await open();
    server.answers(`GET ${CALL}`, { body: { ...OFFER, documentOpenedAt: OPENED_AT } });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByText('You opened it. You can sign below.')).toBeDefined());
  });
});

describe("the employer's rating in an offer", () => {
  it('the rating shows the average and the count without a link', async () => {
    await open({ employerRating: { average: 4.25, count: 8 } }, 'es');
    const rated = screen.getByRole('img', { name: 'Calificación: 4.3 de 5, 8 opiniones' });
    expect(rated.parentElement?.textContent).toBe('Calificaciones de Ridge & Co 4.3 (8)');
    expect(rated.closest('a')).toBeNull();
  });

  it('the rating is hidden if there is none, and after the answer', async () => {
    await open();
    expect(screen.queryByRole('img', { name: /of 5/ })).toBeNull();
    cleanup();
    await open({ status: 'signed', employerRating: { average: 4.25, count: 8 } });
    expect(screen.queryByRole('img', { name: /of 5/ })).toBeNull();
  });
});

describe('an offer in Spanish', () => {
  it('the English appears next to each term, and both languages say that it is binding', async () => {
    await open({ workerLanguage: 'es', schedule: 'full-time', benefits: 'Health Insurance' }, 'es');
    const term = (name: RegExp): string | null =>
      screen.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? null;
    expect(term(/^Salario/)).toMatch(/· Pay.*\$25.*\$25 an hour/);
    expect(term(/^Horario/)).toMatch(/· Schedule.*Tiempo completoFull-time/);
    expect(term(/^Beneficios/)).toMatch(/· Benefits.*Seguro médicoHealth Insurance/);
    expect(term(/^Lugar/)?.split('Austin, TX')).toHaveLength(2);
    expect(screen.getByText(/El texto en inglés es el que vale legalmente/)).toBeTruthy();
    expect(screen.getByText(/The English text is the legal one/).lang).toBe('en');
  });

  it('an offer for an English reader shows only English', async () => {
    await open();
    expect(screen.queryByText(/The English text is the legal one/)).toBeNull();
  });
});

it('a character that letters cannot print shows an error and retains the signature', async () => {
  const { user, server } = await open({ documentOpenedAt: OPENED_AT });
  const name = screen.getByLabelText<HTMLInputElement>('Sign with your full name');
  await user.type(name, 'Bo 💪 Li');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  const message = "We can't print this character in a letter: 💪";
  const issues = [{ path: 'signature', message }];
  server.answers(`POST ${CALL}`, { status: 400, body: { message, code: 'offers.unprintable', issues } });
  await user.click(accept());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Bo 💪 Li');
});

describe('a signed offer', () => {
  const signed = { status: 'signed', consent: null, signedAt: '2026-11-20T18:00:00.000Z' } as const;

  it('an offer signed here shows its time and its document', async () => {
    await open({ ...signed, documentHash: 'a'.repeat(64) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You accepted this offer');
    expect(screen.getByText(/^Next: Form I-9/)).toBeDefined();
    expect(document.body.textContent).toMatch(/Signed: Nov 20, 2026, \d+:\d\d/);
    expect(screen.getByRole('link', { name: 'Open the signed document (PDF)' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Withdraw my consent' })).toBeTruthy();
  });

  it('an offer signed on paper shows its day and has no document or consent here', async () => {
    await open(signed);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You signed this offer on paper');
    expect(document.body.textContent).toMatch(/Signed: Nov 20, 2026(?!,)/);
    expect(screen.getByRole('link', { name: 'Open the offer letter (PDF)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw my consent' })).toBeNull();
  });
});

it.each(['sent', 'expired'] as const)(
  'the expiration appears while the offer can be answered and after it expired: %s',
  async (status) => {
    await open({ status });
    expect(screen.getByText('Expires', { selector: 'dt' })).toBeTruthy();
  },
);

it.each(['signed', 'declined', 'withdrawn'] as const)('the %s offer has no expiration', async (status) => {
  await open({ status, consent: null });
  expect(screen.queryByText('Expires', { selector: 'dt' })).toBeNull();
});

it('says above the letter what became of a request', async () => {
  const request = {
    id: 'one',
    payRate: '30',
    startDate: null,
    note: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  await open({ counter: { ...request, status: 'open' } });
  const news = await screen.findByText(/You asked Ridge & Co for a change/);
  const letter = screen.getByText('Pay', { selector: 'dt' });
  expect(news.compareDocumentPosition(letter) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for a Change' })).toBeNull();
});

it("the remaining time follows the server's clock, not the phone's", async () => {
  onTestFinished(() => noteServerTime(TEST_NOW.toUTCString()));
  noteServerTime(testDay(30).toUTCString());
  // Half a minute more, because the test takes a moment.
  await open({ expiresAt: new Date(testDay(32.5).getTime() + 30_000).toISOString() });
  expect(screen.getByText('2 days 12 hours left to answer')).toBeTruthy();
});

it('an addendum has its own wording for the signature', async () => {
  await open({ isAddendum: true, customTerms: 'Boots are provided', countersLeft: 0 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Addendum to your offer: Framer');
  expect(screen.getByText('Boots are provided')).toBeTruthy();
  expect(screen.queryByText('Pay', { selector: 'dt' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the addendum (PDF)' })).toBeTruthy();
  expect(screen.getByLabelText('I accept this addendum to my offer from Ridge & Co.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for a Change' })).toBeNull();
});

it('after the consent is withdrawn, the page offers paper and decline but no signature', async () => {
  const { user, server } = await open({ consentWithdrawnAt: '2026-11-20T12:00:00.000Z', consent: null });
  expect(screen.getByText("You'll get this letter on paper")).toBeTruthy();
  expect(screen.getByText(/You sign this letter on paper, or decline below\.$/)).toBeTruthy();
  expect(screen.getByText(/^You withdrew your consent to electronic letters on/).textContent).toContain(
    'Nov 20',
  );
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: /PDF/ })).toBeTruthy();
  server.answers(`POST ${CALL}`, { body: { ...OFFER, status: 'declined' } });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
  await waitFor(() => expect(server.calls(`POST ${CALL}`)[0]?.body).toEqual({ acceptedTerms: false }));
});

describe('the rights next to an offer', () => {
  it('the worker requests a paper copy from the employer', async () => {
    const { user, server } = await open({
      status: 'signed',
      consent: null,
      documentHash: 'a'.repeat(64),
    });
    server.answers(`POST ${CALL}/paper-copy`, { body: OFFER });
    await user.click(await screen.findByRole('button', { name: 'Ask for a paper copy' }));
    const address = await screen.findByLabelText('Mailing address');
    const send = () => screen.getAllByRole('button', { name: 'Ask for a paper copy' }).at(-1) as HTMLElement;
    await user.click(send());
    expect(await screen.findByText('Please enter the full mailing address')).toBeTruthy();
    await user.type(address, '1 Main St, Austin, TX 78701');
    await user.click(send());
    await expectToast(/^Paper copy requested/);
    expect(server.calls(`POST ${CALL}/paper-copy`)[0]?.body).toEqual({
      mailingAddress: '1 Main St, Austin, TX 78701',
    });
  });

  it('the worker withdraws the consent and sees earlier requests', async () => {
    const { user, server } = await open({
      requests: [
        {
          kind: 'paper_copy',
          mailingAddress: 'x',
          requestedAt: '2026-11-20T12:00:00.000Z',
          doneAt: '2026-11-22T12:00:00.000Z',
        },
      ],
    });
    expect((await screen.findByText(/You asked Ridge & Co for a paper copy on/)).textContent).toContain(
      'Mailed or handed over on',
    );
    server.answers(`POST ${CALL}/withdraw-consent`, { body: OFFER });
    await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
    await expectToast(/^Consent withdrawn/);
    expect(server.calls(`POST ${CALL}/withdraw-consent`)).toHaveLength(1);
    expect(screen.queryByLabelText('Mailing address')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask for another paper copy' }));
    expect(await screen.findByLabelText('Mailing address')).toBeTruthy();
  });

  it('a withdrawn consent asks where to mail the letter', async () => {
    const { user, server } = await open({ requests: [] });
    server.answers(`POST ${CALL}/withdraw-consent`, { body: OFFER });
    await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw my consent' }));
    expect(await screen.findByLabelText('Mailing address')).toBeTruthy();
  });
});
