import { showToast } from "@/lib/toasts";
import type * as choices from "./choices";

/** Makes a personal choice, whose code is loaded on demand. Shows a toast if it cannot be loaded or `make` rejects. */
export function withChoices(make: (module: typeof choices) => unknown, failure: string): void {
  import("./choices").then(make).catch(() => {
    showToast(failure, { tone: "bad" });
  });
}
