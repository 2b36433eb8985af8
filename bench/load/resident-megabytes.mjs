import { readFileSync } from 'node:fs';

/** Memory that a process occupies, in megabytes; nothing where the system does not say (Linux does). */
export function residentMegabytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return undefined;
  }
}
