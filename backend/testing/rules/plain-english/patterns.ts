/** A phrase that no American engineer would write, and the replacement. */
export type Pattern = readonly [phrase: RegExp, replacement: string];

const OPENER = String.raw`(?:^|[.;!?]\s+|\n\n)`;

const EVERYWHERE: readonly Pattern[] = [
  [/\bat once\b/i, 'immediately, or at the same time'],
  [/\b(?:some|every|any|no)body(?:['’]s)?\b/i, 'someone, everyone, anyone, no one'],
  [/\b(?:whoever|whomever|whatever)\b/i, 'anyone who, any'],
  [/\b(?:told|tells)\b/i, 'is notified of, shows, reports'],
  [/\b(?:kept|keeps)\b(?!-alive)/i, 'stored, retains, prevents'],
  [/\b(?:stands|stood)\b(?! (?:in\b|for\b))/i, 'is, appears, is stored'],
  [/\banew\b/i, 'again, or a verb with re-'],
  [/\bin vain\b/i, 'without effect, fails'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\bfor good\b/i, 'permanently'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bany ?more\b(?! than)|\bno more\b(?! than)/i, 'no longer'],
  [/(?<!\b(?:leaves?|left|lets?)(?: \w+){0,4} |stand-)\balone\b/i, 'only'],
  [/\bask(?:s|ed)? for\b/i, 'requests, requires'],
  [/\b(?:goes|comes|went|came|gone) (?:along|back)\b/i, 'is sent with, returns'],
  [/\bgoes on\b|\bwent on\b/i, 'continues'],
  [/\b(?:calls|called) off\b|\bg(?:ives?|ave|iven) back\b/i, 'cancels, refunds'],
  [/\bg(?:ives?|ave) way\b/i, 'is replaced by'],
  [/\boneself\b|\bone['’]s\b(?! complement)/i, 'you, the user'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\ba wish\b|\bwishes\b/i, 'a preference, a suggestion'],
  [/\bhears? of\b/i, 'is notified of'],
  [/\bof ours\b/i, 'our'],
  [/\bseldom\b/i, 'rarely'],
];

/** For sentences of comments and documentation. */
export const COMMENT_PATTERNS: readonly Pattern[] = [
  [new RegExp(String.raw`${OPENER}What\b(?![^.]*\?)`), 'start with the noun: "A job’s fields are…"'],
  [new RegExp(String.raw`${OPENER}Who(?:se|m)?\b(?![^.]*\?)`), 'start with the subject'],
  [new RegExp(String.raw`${OPENER}Of\b(?! course)`), 'start with the noun'],
  [
    new RegExp(String.raw`${OPENER}(?:(?:In|With|For|From|At|By|To|On) which|Which)\b(?![^.]*\?)`),
    'start with the noun: "The language of…"',
  ],
  [
    new RegExp(
      String.raw`${OPENER}As (?:it|they|the|an?|typed|written|stored|many|much|long|tall|wide|if|in|someone|people)\b(?![^.]*[,:])`,
    ),
    'start with the noun or the verb: "The typed number."',
  ],
  [/\bwhere (?:there (?:is|are|was|were)|none|nothing|no one|no)\b/i, 'if, when'],
  ...EVERYWHERE,
];

/** For the titles of tests, in addition. */
export const TITLE_PATTERNS: readonly Pattern[] = [
  [/^(?:is|are|has|have|does|do|was|were|can|cannot)\b/i, 'begin with the subject'],
  [/^(?:what|who|whose|whom|of)\b/i, 'begin with the subject'],
  ...EVERYWHERE,
];

/** For the summaries of calls, in addition. */
export const SUMMARY_PATTERNS: readonly Pattern[] = [
  [
    /^(?:The|An?|Own|One|How|Wh\w+|[A-Z]\w*(?<!s)s)\b(?![’'])/,
    'begin with the verb in the imperative: "List open jobs"',
  ],
  [/\bAs PDF\b/i, 'as a PDF'],
  ...EVERYWHERE,
];

/** For the subjects of commits. */
export const COMMIT_PATTERNS: readonly Pattern[] = [
  [/^[\w-]+: (?:what|who|whose|whom|of|let|is|has|does)\b/i, 'imperative verb and object'],
  [/\b(?:stands|told|kept|anew|in vain|beside|whoever|for good)\b/i, 'plain words'],
];
