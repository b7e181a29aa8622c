import { describe, expect, it } from 'vitest';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { channelAddress, jobShareLink, platformShareLink, posterPath } from './share-links.ts';

const words = { subject: 'A job & a bonus', text: 'Roofer wanted', link: 'https://a.test/?job=1&ref=K7' };

describe('the links for sharing a job', () => {
  it("a job's share link is short and contains the job and the person who shares it", () => {
    const job = '01890a5d-ac96-774b-bcce-b302099a8100';
    expect(jobShareLink('https://a.test', job, 'K7QX2M4P')).toBe(
      `https://a.test/j/${shortCode(job, 'K7QX2M4P')}`,
    );
    expect(jobShareLink('https://a.test', job, null)).toMatch(/^https:\/\/a\.test\/j\/[0-9a-z]{12}$/);
  });

  it('the referral program and the poster of a job have links with the referral code', () => {
    expect(platformShareLink('https://a.test', 'K7')).toBe('https://a.test/join?ref=K7');
    expect(posterPath('1', 'K7')).toBe('/api/jobs/1/poster.pdf?ref=K7');
    expect(posterPath('1', null)).toBe('/api/jobs/1/poster.pdf');
  });

  it('every channel receives the text and the link together', () => {
    const encoded = encodeURIComponent('Roofer wanted https://a.test/?job=1&ref=K7');
    expect(channelAddress('whatsapp', words)).toBe(`https://wa.me/?text=${encoded}`);
    expect(channelAddress('sms', words)).toBe(`sms:?&body=${encoded}`);
    expect(channelAddress('email', words)).toBe(`mailto:?subject=A%20job%20%26%20a%20bonus&body=${encoded}`);
    expect(channelAddress('facebook', words)).toContain('u=https%3A%2F%2Fa.test%2F%3Fjob%3D1%26ref%3DK7');
    expect(channelAddress('linkedin', words)).toContain('url=https%3A%2F%2Fa.test');
  });
});
