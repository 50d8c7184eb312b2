"use client";

import { PageFailed } from "@/components/shell/page-failed-on-demand";
import type { PageFailedProps } from "@/components/shell/page-failed";

export default function SharedError(props: PageFailedProps) {
  return <PageFailed {...props} />;
}
