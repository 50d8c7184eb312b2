"use client";

import dynamic from "next/dynamic";

/** Below the fold of most visits: it comes after the page. */
export const LazyImportHistory = dynamic(() => import("./import-history").then((module) => module.ImportHistory), {
  ssr: false,
});
