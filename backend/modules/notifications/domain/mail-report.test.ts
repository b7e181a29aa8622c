import { describe, expect, it } from 'vitest';
import { reportedAddresses } from './mail-report.ts';

const dsn = (status: string, action = 'failed', recipient = 'rfc822; Ana@Example.com'): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such user',
    '',
    '--b--',
  ].join('\r\n');
const complaint = [
  'Content-Type: message/feedback-report',
  '',
  'Feedback-Type: abuse',
  'User-Agent: SomeProvider/1.0',
  'Original-Rcpt-To: <bo@example.com>',
  '',
].join('\n');

describe('an email report', () => {
  it('a permanent bounce report names its address', () => {
    expect(reportedAddresses(dsn('5.1.1'))).toEqual([{ email: 'ana@example.com', problem: 'bounced' }]);
  });

  it.each([
    ['a delay', dsn('4.4.1', 'delayed')],
    ['a full mailbox for now', dsn('4.2.2')],
    ['a delivery', dsn('2.0.0', 'delivered')],
    ['no address', dsn('5.1.1', 'failed', 'x400; someone')],
    ['an answer of a person', 'Subject: Re: Offer\n\nAction: failed to see the point'],
    ['nothing', ''],
  ])('a report has no result if it is %s', (_, raw) => {
    expect(reportedAddresses(raw)).toEqual([]);
  });

  it('a complaint names who reported the email as spam', () => {
    expect(reportedAddresses(complaint)).toEqual([{ email: 'bo@example.com', problem: 'complained' }]);
  });

  it('a report names each of several recipients, with or without folded lines', () => {
    const two = `${dsn('5.1.1')}\r\n\r\nOriginal-Recipient:\r\n rfc822; cy@example.com\r\nFinal-Recipient: rfc822; x@y.example\r\nAction: failed\r\nStatus: 5.7.1\r\n`;
    expect(reportedAddresses(two).map(({ email }) => email)).toEqual(['ana@example.com', 'cy@example.com']);
  });
});
