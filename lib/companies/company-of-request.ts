import { cache } from "react";
import { serverQueryClient } from "@/lib/server-query-client";
import { companiesQueries } from "./queries";

/** A company, fetched once per request for the title and for the page, which Next renders separately. */
export const companyOfRequest = cache((companyId: string) =>
  serverQueryClient().query(companiesQueries.one(companyId)),
);
