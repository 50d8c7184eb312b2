const PAUSE_MS = 2_000;

/** Loads code that a page cannot do without. A load that fails, as without a connection, is repeated. */
export async function repeatLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
