"use client";

import { usePathname } from "next/navigation";
import { isAgencyType } from "@/contract/permissions";
import { agencyOf } from "@/contract/companies/company-ids";
import { useCurrentUser } from "@/components/auth/current-user";
import { COMPANY_PAGES, type CompanyPage } from "@/lib/paths";

interface CurrentLocation {
  /** The agency of the page or of its company, else the user's own; always null for company users. */
  agencyId: string | null;
  /** The company of the page; null on other pages. */
  companyId: string | null;
  companyPage: CompanyPage | null;
}

/** The company, agency and page in the URL. */
export function useCurrentLocation(): CurrentLocation {
  const user = useCurrentUser();
  const [, root, rawId, page] = usePathname().split("/");
  const id = rawId === undefined ? null : decodeURIComponent(rawId);
  const companyId = root === "companies" ? id : null;
  const agencyId = root === "agencies" ? id : companyId && agencyOf(companyId);
  return {
    agencyId: isAgencyType(user.type) ? (agencyId ?? user.agencyId ?? null) : null,
    companyId,
    companyPage: companyId === null ? null : (COMPANY_PAGES.find((known) => known === page) ?? null),
  };
}
