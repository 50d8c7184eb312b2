const PAUSE_MS = 2_000;

/** Loads code, and repeats a failed load after a pause until it succeeds. */
export async function repeatLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
