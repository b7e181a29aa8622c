import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../repository-files.ts';
import { browserDecisions } from './browser-decisions.ts';

/** The status chooses words or the arrangement of a page; the controls inside ask the server's `actions`. */
const DISPLAY: Readonly<Record<string, string>> = {
  'entities/notification/ui/PushSuggestion.tsx': 'the state of this browser, not of the server',
  'features/account/detect-location/ui/DetectPlace.tsx': 'the state of this browser, not of the server',
  'features/check/ask-reference/ui/ReferenceDetails.tsx': 'an answer is shown instead of the actions',
  'features/check/request-check/ui/AdverseAction.tsx': 'the dispute is shown next to the actions',
  'features/check/request-check/ui/CheckFrame.tsx': 'the page of an unpaid order, which asks the actions',
  'features/community/composer/ui/FormikWritingDraft.tsx': 'the state of this browser, not of the server',
  'features/event/rsvp/ui/RsvpPanel.tsx': 'words by the answer; leaving is an action',
  'features/payment/claim-payout/ui/ClaimStatus.tsx': 'words by the claim; claiming is `mayClaim`',
  'pages/account/notification-preferences/ui/PushDevice.tsx': 'the state of this browser, not of the server',
  'pages/employer/employer-dashboard/ui/invoices/charge-columns.tsx': 'a link or a word in the same column',
  'pages/employer/i9-form/ui/everify/EverifyCard.tsx': 'the open case lists its own actions',
  'pages/public/first-day/ui/FirstDayFacts.tsx': 'facts of a day that is over are not shown',
  'pages/public/sign-offer/ui/OfferAnswered.tsx': 'a way to the next form, which decides for itself',
  'pages/public/sign-offer/ui/OfferToSign.tsx': 'a replaced letter has its own page',
  'pages/referrer/tax/ui/TaxFormCard.tsx': 'the form is open or closed; it can always be opened',
  'widgets/posts/thread/Answering.tsx': 'a deleted post has no words about replies; replying is a permission',
};

const ROOT = 'frontend/src/';
const sources = filesBelow('frontend/src', '.tsx').filter((file) => !/\.test\.tsx$|\/testing\//.test(file));
const nameOf = (place: string): string => place.slice(ROOT.length, place.lastIndexOf(':'));
const found = sources.flatMap((file) => browserDecisions(file, textOf(file)));

it('no screen shows a control by the name of a status, except for the listed ones', () => {
  const unexplained = found.filter((place) => !(nameOf(place) in DISPLAY));
  expect(unexplained).toEqual([]);
});

it('every exception is still needed', () => {
  const names = new Set(found.map(nameOf));
  expect(Object.keys(DISPLAY).filter((name) => !names.has(name))).toEqual([]);
});

it.each([
  ['shown behind a condition', `{status === 'open' && <Button />}`],
  ['shown in one of two cases', `{letter.status !== 'sent' ? <p /> : <LetterMenu />}`],
  ['behind a constant', `{isOpen && <p onClick={send} />}`],
  ['behind a constant of a constant', `{isLate || isOver ? null : <TextField />}`],
  ['in a component of the same file', `{payment.paymentStatus === 'due' && <Inner />}`],
])('the rule finds a control that is %s', (_name, shown) => {
  expect(browserDecisions('a.tsx', fileWith(shown))).toEqual(['a.tsx:5']);
});

it('the rule finds an early return before a control', () => {
  const text = `function Part({ state }) {\n  if (state === 'over') return null;\n  return <Button />;\n}\n`;
  expect(browserDecisions('a.tsx', text)).toEqual(['a.tsx:2']);
});

it.each([
  `{status === 'open' && <p>{words}</p>}`,
  `{status === 'open' && <LinkButton to="/" />}`,
  `{error.status === 404 && <Button />}`,
  `{actions.includes('send') && <Button />}`,
  `<Button variant={status === 'open' ? 'primary' : 'secondary'} />`,
])('the rule accepts %s', (shown) => {
  expect(browserDecisions('a.tsx', fileWith(shown))).toEqual([]);
});

function fileWith(shown: string): string {
  return [
    `const isOpen = referral.status === 'open';`,
    `const isLate = isDue && isOpen;`,
    `function Inner() { return <ReplyForm />; }`,
    `function Part() { return (<div>`,
    shown,
    `</div>); }`,
  ].join('\n');
}
