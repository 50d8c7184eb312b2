"use client";

import { PageFailed } from "@/components/shell/page-failed-on-demand";
import type { PageFailedProps } from "@/components/shell/page-failed";

export default function MeetingError(props: PageFailedProps) {
  return <PageFailed {...props} />;
}
