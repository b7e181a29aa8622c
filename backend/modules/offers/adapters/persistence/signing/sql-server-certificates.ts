import type { Sql } from '#platform/persistence/sql.ts';
import type { KeptCertificate, ServerCertificates } from '../../signature/server-certificate.ts';

const NEWEST = {
  name: 'server-certificate-newest',
  text: `select certificate, encrypted_key as "encryptedKey" from server_certificates
    order by created_at desc, id desc`,
};
const ADD = {
  name: 'server-certificate-add',
  text: `insert into server_certificates (id, certificate, encrypted_key, created_at) values ($1, $2, $3, $4)`,
};

export class SqlServerCertificates implements ServerCertificates {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async newestFirst(): Promise<readonly KeptCertificate[]> {
    return this.sql.rows<KeptCertificate>(NEWEST);
  }

  async add(id: string, kept: KeptCertificate, at: Date): Promise<void> {
    await this.sql.rows(ADD, [id, kept.certificate, Buffer.from(kept.encryptedKey), at]);
  }
}
