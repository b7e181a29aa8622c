// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { ReferralProgram } from './ReferralProgram.tsx';

function open(referralCode = 'ANAR2345'): Promise<Part> {
  startFakeServer();
  return renderPart(
    <ReferralProgram data={{ figures: undefined }} user={{ ...sampleUser(), referralCode }} />,
  );
}

/**
 * Simulates a page without HTTPS, which has no clipboard; the browser decides whether the old command works.
 */
function closeClipboard(isOldCommandAllowed: boolean): { readonly copied: () => string } {
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  Object.assign(document, {
    execCommand: () => {
      const area = document.querySelector('textarea');
      copied = area?.value.slice(area.selectionStart, area.selectionEnd) ?? '';
      return isOldCommandAllowed;
    },
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'execCommand');
  });
  return { copied: () => copied };
}

describe('the referral link', () => {
  it('a press copies the link with the code', async () => {
    const { user } = await open();
    await press(user, 'Copy referral link');
    await expectToast(/^Referral Link Copied!/);
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/join?ref=ANAR2345`);
  });

  it('the old command copies the link if the clipboard is not available', async () => {
    const { user } = await open();
    const { copied } = closeClipboard(true);
    await press(user, 'Copy referral link');
    await expectToast(/^Referral Link Copied!/);
    expect(copied()).toBe(`${location.origin}/join?ref=ANAR2345`);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('a failed copy shows an error', async () => {
    const { user } = await open();
    closeClipboard(false);
    await press(user, 'Copy referral link');
    await expectToast('Copy FailedCould not copy the link. Please try again.');
  });

  it('a user without a code is referred to support', async () => {
    const { user } = await open('');
    await press(user, 'Copy referral link');
    await expectToast('No Referral CodePlease contact support to get your referral code');
  });
});
