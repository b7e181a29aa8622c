import { describe, expect, it } from 'vitest';
import { SIGNING_ACTIONS, type SigningAction } from '../../contract/vocabulary/signing/signing-actions.ts';
import { isAccepted, LETTER_STATES, replacedVersion, type Made } from '../../testing/letter-states.ts';
import { accepts, declines } from '../../testing/offers-fixture.ts';

const from = { code: null, ip: null };
const COMMANDS: Readonly<Record<SigningAction, (made: Made) => Promise<unknown>>> = {
  sign: ({ fixture, token }) => fixture.answerOffer.run(token, accepts),
  decline: ({ fixture, token }) => fixture.answerOffer.run(token, declines),
  counter: ({ fixture, token }) =>
    fixture.proposeCounter.run(token, { payRate: '40', startDate: null, note: null }, from),
  ask_for_paper: ({ fixture, token }) =>
    fixture.askEmployer.run(token, { kind: 'paper_copy', mailingAddress: '1 Main St, Austin', ...from }),
  withdraw_consent: ({ fixture, token }) =>
    fixture.askEmployer.run(token, { kind: 'consent_withdrawn', mailingAddress: null, ...from }),
};

const HAVE_LINK = Object.entries(LETTER_STATES).filter(([name]) => !name.includes('draft'));
const shown = ({ fixture, token }: Made) => fixture.openSigningPage.show(token, 'en');

describe("the candidate's actions", () => {
  it.each(HAVE_LINK)('the server accepts exactly the actions on the page of %s', async (_, make) => {
    const { actions, consentWithdrawnAt } = await shown(await make());
    const accepted: string[] = [];
    for (const [action, command] of Object.entries(COMMANDS)) {
      if (await isAccepted(command(await make()))) accepted.push(action);
    }
    // Repeating the withdrawal does nothing.
    const repeated = consentWithdrawnAt && accepted.includes('ask_for_paper') ? ['withdraw_consent'] : [];
    expect(accepted).toEqual([...actions, ...repeated]);
  });

  it('each action is possible in some state', async () => {
    const listed = await Promise.all(HAVE_LINK.map(async ([, make]) => (await shown(await make())).actions));
    expect(new Set(listed.flat())).toEqual(new Set(SIGNING_ACTIONS));
  });

  it('the page of an unsigned letter has a consent exactly if it can be signed', async () => {
    for (const [, make] of HAVE_LINK) {
      const { actions, consent } = await shown(await make());
      expect(consent !== null).toBe(actions.includes('sign'));
    }
  });

  it('the link of a replaced version has no actions', async () => {
    expect(await shown(await replacedVersion())).toMatchObject({ status: 'replaced', actions: [] });
  });
});
