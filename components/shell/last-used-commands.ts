/** Number of recently used commands whose keys are stored in this browser, the latest first. */
const MAX_COMMANDS = 20;

function storageKeyOf(userName: string): string {
  return `nyckeltal.commands.${userName}`;
}

export function lastUsedCommands(userName: string): readonly string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(storageKeyOf(userName)) ?? "[]");
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

export function recordCommand(userName: string, key: string): void {
  const keys = [key, ...lastUsedCommands(userName).filter((other) => other !== key)].slice(0, MAX_COMMANDS);
  try {
    localStorage.setItem(storageKeyOf(userName), JSON.stringify(keys));
  } catch {
    // Without storage, or when it is full, commands keep their usual order.
  }
}
