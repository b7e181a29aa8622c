import { Migration } from '@mikro-orm/migrations';

/** A candidate's consent to electronic reading, or the request for paper (rules.md#check-esign-consent). */
export class ElectronicConsents extends Migration {
  override up(): void {
    this.addSql(`alter table background_check_consents
      add column esign_version text,
      add column esign_hash text check (esign_hash ~ '^[0-9a-f]{64}$'),
      add column paper_asked_at timestamptz,
      add constraint background_check_consents_esign
        check ((esign_version is null) = (esign_hash is null) and (esign_hash is null or decision = 'authorized'))`);
  }
}
