"use client";

import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { MissingBooks } from "./missing-books";
import { PrintedHeader } from "./printed-header";

/** Parts of a company's header that come after the page, in one file: each more would cost every page some bytes. */
export function HeaderPart(part: { years: readonly FiscalYear[] } | { companyId: string }) {
  return "years" in part ? <MissingBooks {...part} /> : <PrintedHeader {...part} />;
}
