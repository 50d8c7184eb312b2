import type { CalendarDay } from "@/contract/calendar";
import { filterOfRange, rangeOfParams, type RangeParams } from "./comment-range";
import type { FeedFilter } from "./feed-queries";

/** The comments that a feed shows, and their order; the first is the one without a word in the address. */
export const FEED_SHOWS = ["open-first", "newest", "open", "resolved"] as const;
export type FeedShow = (typeof FEED_SHOWS)[number];

/** The filter as it stands in the address. */
export interface FeedParams extends RangeParams {
  show: string | null;
  mine: boolean;
  figure: string | null;
  company: string | null;
  author: string | null;
}

/** An address that somebody has typed may hold any word. */
export function feedShow(text: string | null): FeedShow {
  return FEED_SHOWS.find((show) => show === text) ?? FEED_SHOWS[0];
}

/** @param userName of the signed-in user, whose questions `mine` means */
export function feedFilter(params: FeedParams, userName: string, today: CalendarDay): FeedFilter {
  const show = feedShow(params.show);
  return {
    ...filterOfRange(rangeOfParams(params), today),
    ...(show === "open-first" && { order: "openFirst" }),
    ...((show === "open" || show === "resolved") && { state: show }),
    ...(params.mine && { assignee: userName }),
    ...(params.figure && { keyFigureType: params.figure }),
    ...(params.company && { companyId: params.company }),
    ...(params.author && { author: params.author }),
  };
}

/** True when the filter leaves comments out. */
export function isFeedNarrowed(params: FeedParams): boolean {
  const { range, from, to, mine, figure, company, author } = params;
  return mine || [range, from, to, figure, company, author].some(Boolean) || feedShow(params.show) in NARROWING;
}

const NARROWING: Partial<Record<FeedShow, true>> = { open: true, resolved: true };
