/** How much work something is, in seconds of this process's processor time: that other processes are busy does not change it. */
export function workOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
