import { describe, expect, it } from 'vitest';
import { MOST_DOCUMENT_BYTES } from '#contract/hiring/worker/document.ts';
import { documentedLines } from '../../drills/servers/documented-lines.ts';

// People copy these lines, and the drills run them.
describe('the documented lines for a proxy', () => {
  const [nginx = ''] = documentedLines('Behind nginx', 'nginx');
  const [haproxy = ''] = documentedLines('Behind HAProxy', 'haproxy');

  it('both proxies replace the request ID of a caller, which the audit log would contain', () => {
    expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;');
    expect(haproxy).toContain('http-request set-header X-Request-Id %[uuid()]');
  });

  it('both proxies tell the address of a caller', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(haproxy).toContain('option forwardfor');
  });

  it('nginx lets the largest file through', () => {
    const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(MOST_DOCUMENT_BYTES);
  });
});
