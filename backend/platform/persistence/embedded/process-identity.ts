import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies the current process of a pid, so that a reused pid is not mistaken for an earlier process.
 * Undefined if no such process runs (a zombie counts as gone).
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') return psField(pid, 'lstart');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets; the numbered fields start after its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The command line of a running process; undefined if it is gone. */
export function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') return psField(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return undefined;
  }
}

function psField(pid: number, field: string): string | undefined {
  const run = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  return run.status === 0 ? run.stdout.trim() || undefined : undefined;
}
