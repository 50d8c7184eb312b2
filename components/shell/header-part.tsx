"use client";

import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { MissingBooks } from "./missing-books";
import { PrintedHeader } from "./printed-header";

/** Parts of a company's header that are loaded after the page, in one module to keep every page's bundle small. */
export function HeaderPart(part: { years: readonly FiscalYear[] } | { companyId: string }) {
  return "years" in part ? <MissingBooks {...part} /> : <PrintedHeader {...part} />;
}
