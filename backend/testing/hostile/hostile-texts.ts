/**
 * Inputs of attackers, each with its purpose. Every field of every call gets them, and everything that
 * displays names.
 */
export const HOSTILE_TEXTS = {
  markup: `<b>Ana</b> "Co" & 'Sons' <img src=x onerror=alert(1)>`,
  script: '</script><script>alert(document.cookie)</script>',
  address: 'Win $500 at https://evil.example.com/login',
  bareDomain: 'evil.com/pay',
  foreignStops: 'evil。com evil．com evil｡com',
  otherHosts: '203.0.113.9/pay हिंदी.com evil.भारत i❤.ws skype:boss',
  brokenDomain: 'evil\u200b.\u200bcom',
  mailAddress: 'mailto:boss@evil.com',
  scriptAddress: 'javascript:alert(1)//evil.com',
  turned: 'Ana \u202egnp.exe\u202c \u2066moc.live\u2069',
  turnedFormula: '\u202e=1+1\u202c \u2066-2\u2069',
  invisible: 'A\u200bn\u2060a\ufeff\u00ad',
  headers: 'Ana\r\nBcc: all@example.com\r\nSubject: Pay now\r\n\r\nHello',
  lines: 'Ana\u2028Ruiz\u2029Co\u0085',
  formula: `=cmd|'/C calc'!A0`,
  otherFormula: '@SUM(1+1)*cmd|\t+1-2',
  template: '{{constructor.constructor("return 1")()}} ${7*7} {workerName} {link} <%= 1 %> #{1}',
  sql: `'; drop table users; --`,
  path: '../../etc/passwd',
  emoji: '👩\u200d🔧👷🏽❤️\u200d🔥🇺🇸',
  long: 'x'.repeat(5000),
  longWords: `${'W'.repeat(119)} `.repeat(3),
  marks: `A${'\u0301'.repeat(200)}`,
  half: 'Ana \ud800 Ruiz',
  nul: 'Ana\u0000Ruiz',
  escapes: 'Ana\u001b[2J\u0007\u0008',
  number: '1e309',
  proto: '__proto__',
} as const;

/** Reorders the words around it (U+202E is the best known). */
export const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/u;

/** Text that no mail program or phone may turn into a link. */
export const FOREIGN_LINK =
  /(?:https?|ftp|javascript|mailto|tel|sms|data|skype):(?:\/\/)?\S|203\.0\.113\.9|हिंदी\.com|evil\.भारत|❤\.ws|evil\p{Default_Ignorable_Code_Point}*[.。．｡]\p{Default_Ignorable_Code_Point}*com/iu;
