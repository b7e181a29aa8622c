import { describe, expect, it } from 'vitest';
import { isLook, isRobot } from './robots.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('a robot', () => {
  it.each([
    ['WhatsApp', 'WhatsApp/2.24.20.89 A'],
    ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['Meta', 'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)'],
    ['iMessage', `${IPHONE.replace('Mobile/15E148 ', '')} facebookexternalhit/1.1 Facebot Twitterbot/1.0`],
    ['Telegram', 'TelegramBot (like TwitterBot)'],
    ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
    ['Google', `${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
    [
      'Bing',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/142.0 Safari/537.36',
    ],
    ['Skype', 'SkypeUriPreview Preview/0.5'],
    ['X', 'Twitterbot/1.0'],
    ['Word, which looks before it opens a link', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
    ['Outlook', 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)'],
    ['the preview of Bing', `${CHROME} BingPreview/1.0b`],
    ['Barracuda', `${CHROME} BarracudaSentinel (EE)`],
    ['Proofpoint', 'Proofpoint URL Defense'],
    ['a scanner that runs pages', CHROME.replace('Chrome/', 'HeadlessChrome/')],
    ['Mimecast', `${CHROME} Mimecast-URL-Protect`],
    [
      'Gmail’s pictures',
      'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ],
    ['Yahoo Mail', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
  ])('%s is a robot', (_name, userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome', CHROME],
    ['Safari', IPHONE],
    ['the browser within Outlook', `${IPHONE} Outlook-iOS/711.2.0`],
    ['the browser within Teams', `${CHROME} Teams/1.7`],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['the browser within Facebook', `${IPHONE} [FBAN/FBIOS;FBAV/500.0;FBLC/en_US]`],
    ['the browser within Snapchat', `${IPHONE} Snapchat/13.10`],
    ['the browser within Pinterest', `${CHROME} [Pinterest/Android]`],
    ['a phone called Cubot', CHROME.replace('Android 13', 'Android 13; CUBOT NOTE')],
    ['a program without a name', ''],
  ])('%s is not a robot', (_name, userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });
});

describe('requests that open nothing', () => {
  const asked = (method: string, headers: Readonly<Record<string, string>> = {}) => ({
    method,
    get: (name: string) => ({ 'User-Agent': CHROME, ...headers })[name] ?? '',
  });

  it.each([
    ['a HEAD', 'HEAD', {}],
    ['a robot', 'GET', { 'User-Agent': 'Slackbot-LinkExpanding 1.0' }],
    ['Chrome that fetches ahead', 'GET', { 'Sec-Purpose': 'prefetch' }],
    ['Chrome that draws ahead', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older Chrome', 'GET', { Purpose: 'prefetch' }],
    ['Safari’s top sites', 'GET', { 'X-Purpose': 'preview' }],
    ['Firefox that fetches ahead', 'GET', { 'X-Moz': 'prefetch' }],
  ] as const)('%s opens nothing', (_what, method, headers) => {
    expect(isLook(asked(method, headers))).toBe(true);
  });

  it.each([
    ['someone in a browser', 'GET', {}],
    ['a program that names itself no robot', 'GET', { 'User-Agent': 'curl/8.5.0' }],
    ['another purpose', 'GET', { 'Sec-Purpose': 'other' }],
  ] as const)('%s opens the page', (_what, method, headers) => {
    expect(isLook(asked(method, headers))).toBe(false);
  });
});
