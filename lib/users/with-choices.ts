import { showToast } from "@/lib/toasts";
import type * as choices from "./choices";

/** Makes a personal choice, whose code is loaded on demand. Shows `failure` in a toast when it cannot be loaded. */
export function withChoices(make: (module: typeof choices) => unknown, failure: string): void {
  import("./choices").then(make).catch(() => {
    showToast(failure, { tone: "bad" });
  });
}
