import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { partsOf } from "@/lib/i18n/message-parts";
import { PAGE_MESSAGES } from "@/lib/i18n/page-messages";
import { pageIsReady } from "@/lib/page-ready";
import { AddMessages } from "./add-messages";

interface PageDataProps {
  /** The page's file in app/, which determines the messages. */
  page: keyof typeof PAGE_MESSAGES;
  queryClient?: QueryClient;
  children: ReactNode;
}

/** Passes messages and prefetched queries to a page's client components. */
export async function PageData({ page, queryClient, children }: PageDataProps) {
  const all = await getMessages();
  pageIsReady();
  return (
    <AddMessages messages={partsOf(all, PAGE_MESSAGES[page])}>
      {queryClient ? <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary> : children}
    </AddMessages>
  );
}
