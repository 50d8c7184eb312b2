"use client";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

/** It brings forms and schemas along. */
export const LazyReplyForm = onDemand(
  () => import("./reply-form").then((module) => module.ReplyForm),
  <Skeleton className="mt-2 h-28" />,
);
