/**
 * Returns how long the processor worked for this process while `work` ran, in milliseconds. Other programs, which make
 * a busy machine slow, do not count.
 */
export function processorMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
