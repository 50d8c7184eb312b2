import type { MonthStep } from "@/contract/months";

/** The steps of contract/months without its schemas, which would weigh on the page. */
export const STEPS = ["books", "reconciled", "commented", "reported"] as const satisfies readonly MonthStep[];
