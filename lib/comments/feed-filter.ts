import type { CalendarDay } from "@/contract/calendar";
import { filterOfRange, rangeOfParams, type RangeParams } from "./comment-range";
import type { FeedFilter } from "./feed-queries";

/** The comments that a feed shows, and their order; the first is the default. */
export const FEED_SHOWS = ["open-first", "newest", "open", "resolved"] as const;
type FeedShow = (typeof FEED_SHOWS)[number];

/** The filter's parameters in the address. */
export interface FeedParams extends RangeParams {
  show: string | null;
  mine: boolean;
  figure: string | null;
  company: string | null;
  author: string | null;
}

/** Reads the parameter `show`; any unknown text means the default. */
export function parseFeedShow(text: string | null): FeedShow {
  return FEED_SHOWS.find((show) => show === text) ?? FEED_SHOWS[0];
}

/** @param userName the signed-in user; `mine` selects the questions assigned to this user */
export function feedFilter(params: FeedParams, userName: string, today: CalendarDay): FeedFilter {
  const show = parseFeedShow(params.show);
  return {
    ...filterOfRange(rangeOfParams(params), today),
    ...(show === "open-first" && { order: "openFirst" }),
    ...(isState(show) && { state: show }),
    ...(params.mine && { assignee: userName }),
    ...(params.figure && { keyFigureType: params.figure }),
    ...(params.company && { companyId: params.company }),
    ...(params.author && { author: params.author }),
  };
}

/** True when the filter leaves comments out. Days that cannot be read are ignored. */
export function isFeedNarrowed(params: FeedParams): boolean {
  const { mine, figure, company, author } = params;
  const isOfSomeDays = rangeOfParams(params).kind !== "all";
  return mine || [figure, company, author].some(Boolean) || isOfSomeDays || isState(parseFeedShow(params.show));
}

const isState = (show: FeedShow) => show === "open" || show === "resolved";
