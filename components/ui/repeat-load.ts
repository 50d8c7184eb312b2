/** Milliseconds before a load that failed is repeated. */
const PAUSE_MS = 2_000;

/** Loads code that the page cannot do without: a load that fails, as without a connection, is repeated until it ends. */
export async function repeatLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
