// Small in memory, reachable only from this machine. No unix socket: its path may be too long or
// inaccessible.
const ALWAYS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '4',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The application gets and logs the errors of statements; the server's own log stays short.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Command-line settings override the configuration file, so a new version also changes them for existing
 * data.
 */
export function serverSettings(port: number, durable: boolean): string[] {
  const settings = { port: String(port), ...ALWAYS, ...(durable ? DURABLE : DISPOSABLE) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
