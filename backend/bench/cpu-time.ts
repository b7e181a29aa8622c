import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

function statOf(pid: number | string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/**
 * CPU seconds of a process itself (fields 14 and 15 of proc(5)) and of children that have ended (16 and 17).
 */
function cpuSecondsOf(pid: number | string): number {
  const stat = statOf(pid);
  if (!stat) return 0;
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(stat[index] ?? 0), 0) / TICKS_PER_SECOND;
}

/**
 * CPU seconds so far of some server processes and of all PostgreSQL processes of this machine; null if it has
 * no /proc.
 */
export function cpuSeconds(...serverPids: readonly number[]): number | null {
  try {
    let total = serverPids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      if (readFileSync(`/proc/${entry}/comm`, { encoding: 'utf8', flag: 'r' }).trim() === 'postgres') {
        total += cpuSecondsOf(entry);
      }
    }
    return total;
  } catch {
    return null;
  }
}
