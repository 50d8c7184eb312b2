"use client";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

/** Loaded on demand, because of the form library and zod schemas. */
export const LazyReplyForm = onDemand(
  () => import("./reply-form").then((module) => module.ReplyForm),
  <Skeleton className="mt-2 h-28" />,
);
