"use client";

import { PageFailed } from "@/components/shell/page-failed-on-demand";

export default PageFailed;
