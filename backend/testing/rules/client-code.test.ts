import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);
const client = [...filesBelow('frontend/src', '.ts'), ...filesBelow('frontend/src', '.tsx')].filter(
  isProduct,
);
const server = filesBelow('backend', '.ts').filter(
  (file) => isProduct(file) && !/^backend\/(bench|testing)\//.test(file),
);
const saying = (files: readonly string[], words: RegExp): string[] =>
  files.filter((file) => words.test(textOf(file))).map((file) => file.replace('frontend/src/', ''));

/**
 * Data that remains in the browser after the tab or session ends. It contains no secrets and no contact data.
 */
const STORED: Readonly<Record<string, string>> = {
  'shared/form/draft-storage.ts': 'what was typed into a form, until it is sent',
  'shared/theme/theme-choice.ts': 'light or dark',
  'shared/push-suggestion/push-suggestion.ts': 'when push was last suggested',
  'shared/i18n/language.ts': 'the language',
  'shared/kept/kept-things.ts':
    'what the page without a line shows, until its owner logs out (rules.md#kept-offline)',
  'features/job/share-job/model/share-record.ts': 'jobs that were shared, and where to',
  'features/account/choose-role/model/chosen-role.ts': 'the role that was chosen',
  'features/referral/change-referral-status/model/last-bulk.ts': 'ids, to undo the last change of several',
  'features/referral/refer-worker/model/refer-draft.ts': 'what was typed into the form, until the tab closes',
  'entities/place/model/remembered-place.ts': 'the town to look for work in',
  'entities/notification/model/push-device.ts': 'who gets push on this device, by id',
  'entities/notification/model/use-report-time-zone.ts': 'the time zone that the server knows',
  'entities/session/intent.ts': 'work, or someone to refer',
  'entities/referral-context/referral-context.ts': 'the code of an invitation, until the tab closes',
  'pages/public/jobs/model/job-view.ts': 'list or map',
  'pages/account/app-entry/model/gate-pass.ts': 'that the gate was passed, until the tab closes',
};

describe('the client', () => {
  it('the client stores only the listed data in the browser', () => {
    expect(saying(client, /(?:local|session)Storage\.setItem\(/).toSorted()).toEqual(
      Object.keys(STORED).toSorted(),
    );
    expect(saying(client, /indexedDB/)).toEqual([]);
    // The chosen language, for the server; and the server's own note of a logout, which the client removes.
    expect(saying(client, /document\.cookie\s*=/).toSorted()).toEqual([
      'shared/i18n/language.ts',
      'shared/kept/kept-things.ts',
    ]);
  });

  it('the draft of a form with a secret is stored only for the tab, and without the secret', () => {
    const drafts = saying(client, /<FormikDraft|writeDraft\(/).map((file) => `frontend/src/${file}`);
    expect(drafts.length).toBeGreaterThan(2);
    const withSecrets = saying(drafts, /PasswordField|taxId|cardNumber|ssn/i);
    const careful = saying(drafts, /<FormikDraft[^>]* place="tab" without=\{NEVER_STORED\}/);
    expect(withSecrets).toEqual(careful);
  });

  it('HTML from users is written in one place, which accepts only sanitized HTML', () => {
    expect(saying(client, /dangerouslySetInnerHTML/)).toEqual(['shared/ui/data/Prose.tsx']);
    expect(saying(client, /\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(/)).toEqual([]);
  });

  it('one field component takes passwords, and none rejects a paste', () => {
    expect(
      saying(client, /'password'\s*[:}]|type="password"/).filter((file) => /ui\/field\//.test(file)),
    ).toEqual(['shared/ui/field/PasswordField.tsx']);
    expect(saying(client, /type="password"/)).toEqual([]);
    expect(saying(client, /<(?:Formik)?TextField[^>]*name="\w*password/i)).toEqual([]);
    expect(saying(client, /onPaste=/).filter((file) => /account|field/.test(file))).toEqual([]);
  });
});

it('codes, links, and IDs use the system’s random generator', () => {
  // The delay of a reconnect does not have to be unpredictable.
  expect(saying(server, /Math\.random\(/)).toEqual([
    'backend/modules/notifications/application/live/live-hub.ts',
  ]);
  expect(saying(server, /pseudoRandomBytes|seedrandom/)).toEqual([]);
});
