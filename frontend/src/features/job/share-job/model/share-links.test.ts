import { describe, expect, it } from 'vitest';
import { channelAddress, jobShareLink, platformShareLink, posterPath } from './share-links.ts';

const words = { subject: 'A job & a bonus', text: 'Roofer wanted', link: 'https://a.test/?job=1&ref=K7' };

describe('sharing a job', () => {
  it('links to the landing page with the job and who shared it', () => {
    expect(jobShareLink('https://a.test', '1', 'K7')).toBe('https://a.test/?job=1&ref=K7');
    expect(jobShareLink('https://a.test', '1', null)).toBe('https://a.test/?job=1');
  });

  it('links to the invitation where there is no job, and to the poster of a job', () => {
    expect(platformShareLink('https://a.test', 'K7')).toBe('https://a.test/join?ref=K7');
    expect(posterPath('1', 'K7')).toBe('/api/jobs/1/poster.pdf?ref=K7');
    expect(posterPath('1', null)).toBe('/api/jobs/1/poster.pdf');
  });

  it('hands text and link to each channel in one piece', () => {
    const encoded = encodeURIComponent('Roofer wanted https://a.test/?job=1&ref=K7');
    expect(channelAddress('whatsapp', words)).toBe(`https://wa.me/?text=${encoded}`);
    expect(channelAddress('sms', words)).toBe(`sms:?&body=${encoded}`);
    expect(channelAddress('email', words)).toBe(`mailto:?subject=A%20job%20%26%20a%20bonus&body=${encoded}`);
    expect(channelAddress('facebook', words)).toContain('u=https%3A%2F%2Fa.test%2F%3Fjob%3D1%26ref%3DK7');
    expect(channelAddress('linkedin', words)).toContain('url=https%3A%2F%2Fa.test');
  });
});
