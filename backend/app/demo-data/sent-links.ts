import type { StoredLink } from '#kernel/links/public-links.ts';
import { CHECK_LINKS } from '#modules/checks/index.ts';
import { SIGNING_LINKS, type LinkedLetter } from '#modules/offers/index.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { Application } from '../container.ts';

const LETTER = {
  name: 'demo-sent-letter',
  text: `select id, signing_nonce as "signingNonce", signing_token as "signingTokenHash", copied_token as "copiedTokenHash"
    from offer_letters where copied_token = $1`,
};

const CONSENT = {
  name: 'demo-sent-consent',
  text: `select id, nonce, token_hash as "tokenHash" from background_check_consents where copied_token_hash = $1`,
};
const REFERENCE = {
  name: 'demo-sent-reference',
  text: `select id, nonce, token_hash as "tokenHash" from reference_checks where id = $1`,
};

/**
 * Links in messages to a worker or a reference. In the demo and in tests, no one holds their phones and
 * mailboxes (rules.md#copied-links).
 */
export class SentLinks {
  private readonly sql: Sql;
  private readonly application: Pick<Application, 'get'>;

  constructor(application: Pick<Application, 'get' | 'sql'>) {
    this.sql = application.sql;
    this.application = application;
  }

  /** The token of the sent link that belongs to the copied one. */
  async tokenBeside(copiedUrl: unknown): Promise<string> {
    const token = await this.findTokenBeside(copiedUrl);
    if (!token) throw new Error(`Nothing was sent beside ${String(copiedUrl)}`);
    return token;
  }

  /** Null if the link was replaced after it was copied. */
  async findTokenBeside(copiedUrl: unknown): Promise<string | null> {
    const [page, copied = ''] = String(copiedUrl).split('/').slice(-2);
    const url = page === 'sign-offer' ? await this.toSign(copied) : await this.toConsent(copied);
    return url?.split('/').at(-1) ?? null;
  }

  /** The token of the person who gives a reference. */
  async ofReference(id: unknown): Promise<string> {
    const reference = await this.sql.row<StoredLink>(REFERENCE, [id]);
    const url = reference && this.application.get(CHECK_LINKS).urlOf('checks.reference', reference);
    const token = url?.split('/').at(-1);
    if (!token) throw new Error(`No reference ${String(id)} was asked for`);
    return token;
  }

  private async toConsent(copied: string): Promise<string | null> {
    const links = this.application.get(CHECK_LINKS);
    const consent = await this.sql.row<StoredLink>(CONSENT, [links.secrets.hash(copied)]);
    return consent && links.urlOf('checks.consent', consent);
  }

  private async toSign(copied: string): Promise<string | null> {
    const links = this.application.get(SIGNING_LINKS);
    const letter = await this.sql.row<LinkedLetter>(LETTER, [links.secrets.hash(copied)]);
    return letter && links.urlOf(letter, 'sent');
  }
}
