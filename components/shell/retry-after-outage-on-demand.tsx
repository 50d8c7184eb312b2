"use client";

import { onDemand } from "@/components/ui/on-demand";

/** Loaded on demand, because it is shown only during an outage. */
export const RetryAfterOutage = onDemand(() =>
  import("./retry-after-outage").then((module) => module.RetryAfterOutage),
);
