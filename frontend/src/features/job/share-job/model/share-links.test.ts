import { describe, expect, it } from 'vitest';
import { channelAddress, platformShareLink, posterPath } from './share-links.ts';

const words = { subject: 'A job & a bonus', text: 'Roofer wanted', link: 'https://a.test/?job=1&ref=K7' };

describe('the links for sharing a job', () => {
  it('the referral program and the poster of a job have links with the referral code', () => {
    expect(platformShareLink('https://a.test', 'K7', 'en')).toBe('https://a.test/join?ref=K7');
    expect(platformShareLink('https://a.test', 'K7', 'es')).toBe('https://a.test/join?ref=K7&lang=es');
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
