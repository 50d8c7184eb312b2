import { largeFile } from "@/bench/import/large-file";
import { MANDATORY_KNOWN_GROUPS } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { MeasuredService } from "@/service/testing/measured-service";

export interface AcceptedBody {
  method: "POST" | "PUT";
  path: string;
  name: string;
  text: () => string;
}

const MIB = 1024 * 1024;
const MONTHS = Array.from({ length: 12 }, (_, i) => {
  const month = String(i + 1).padStart(2, "0");
  return { start: `2025-${month}-01`, end: `2025-${month}-${new Date(Date.UTC(2025, i + 1, 0)).getUTCDate()}` };
});

/** The largest accepted bodies: as many items as a list may have, or as many bytes as a route takes. */
export function largestAccepted({ agencyId, companyId, fiscalYearId }: MeasuredService["ids"]): AcceptedBody[] {
  const company = `/Api/v2/Company/${companyId!}`;
  return [
    {
      method: "PUT",
      path: `${company}/FiscalYear/${fiscalYearId!}/KeyFigureData`,
      name: "100,000 values",
      text: () =>
        JSON.stringify(
          Array.from({ length: 100_000 }, (_, i) => ({
            keyFigureInfoId: `Own${Math.floor(i / 12)}`,
            period: MONTHS[i % 12],
            value: i + 0.5,
          })),
        ),
    },
    {
      method: "PUT",
      path: `${company}/KeyFigureTarget`,
      name: "10,000 targets",
      text: () =>
        JSON.stringify(
          Array.from({ length: 10_000 }, (_, i) => ({
            keyFigureType: `Own${Math.floor(i / 12)}`,
            period: MONTHS[i % 12],
            value: i,
          })),
        ),
    },
    {
      method: "POST",
      path: `${company}/ChartOfAccounts`,
      name: "a chart of 900 groups of 55 accounts",
      text: () =>
        JSON.stringify({
          id: "Large",
          name: "Large",
          knownGroups: Object.fromEntries(MANDATORY_KNOWN_GROUPS.map((known) => [known, "All"])),
          children: [
            { type: "AccountGroup", id: "All", name: "All", children: [] },
            ...Array.from({ length: 900 }, (_, group) => ({
              type: "AccountListGroup",
              id: `Group${group}`,
              accounts: Array.from({ length: 55 }, (__, i) => String(100_000 + group * 100 + i)),
            })),
          ],
        }),
    },
    {
      method: "POST",
      path: `${company}/KeyFigurePreset`,
      name: "1,000 key figures",
      text: () =>
        JSON.stringify({
          id: "large",
          name: "Large",
          keyFigureTypes: Array.from({ length: 1_000 }, (_, i) => `Own${i}`),
        }),
    },
    {
      method: "POST",
      path: `${company}/Document`,
      name: "a file of 20 MiB",
      text: () => JSON.stringify({ type: "File", path: "/large", data: Buffer.alloc(20 * MIB, 7).toString("base64") }),
    },
    {
      method: "PUT",
      path: `/Api/v2/SieImport/${agencyId!}`,
      name: "a SIE file of 950,000 rows",
      text: () => JSON.stringify({ companyId, data: largeFile(950_000) }),
    },
  ];
}
