import { largeFile } from "@/bench/import/large-file";
import { MANDATORY_KNOWN_GROUPS } from "@/contract/charts-of-accounts/chart-of-accounts";
import { MAX_FILE_SIZE } from "@/contract/documents";
import { MAX_VALUES } from "@/contract/inputs/key-figure-data-update";
import { MAX_PRESET_KEY_FIGURES } from "@/contract/presets";
import { MAX_TARGETS } from "@/contract/targets/key-figure-target-update";

export interface AcceptedBody {
  method: "POST" | "PUT";
  /** The path as in the OpenAPI document. */
  template: string;
  name: string;
  /** A PUT's text differs by attempt (0, 1 …), because changing nothing costs the service less; a POST is sent once. */
  text: (attempt: number) => string;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => {
  const month = String(i + 1).padStart(2, "0");
  return { start: `2025-${month}-01`, end: `2025-${month}-${new Date(Date.UTC(2025, i + 1, 0)).getUTCDate()}` };
});

/**
 * The largest accepted bodies, or nearly: as many items as a list may have, or as many bytes as a route takes. The
 * chart of accounts has nearly as many nodes as its list may have, and half of the bytes.
 */
export function largestAccepted(companyId: string): AcceptedBody[] {
  const company = "/Api/v2/Company/{companyId}";
  return [
    {
      method: "PUT",
      template: `${company}/FiscalYear/{fiscalYearId}/KeyFigureData`,
      name: `${MAX_VALUES} values`,
      text: (attempt) =>
        JSON.stringify(
          Array.from({ length: MAX_VALUES }, (_, i) => ({
            keyFigureInfoId: `Own${Math.floor(i / 12)}`,
            period: MONTHS[i % 12],
            value: i + 0.5 + attempt,
          })),
        ),
    },
    {
      method: "PUT",
      template: `${company}/KeyFigureTarget`,
      name: `${MAX_TARGETS} targets`,
      text: (attempt) =>
        JSON.stringify(
          Array.from({ length: MAX_TARGETS }, (_, i) => ({
            keyFigureType: `Own${Math.floor(i / 12)}`,
            period: MONTHS[i % 12],
            value: i + attempt,
          })),
        ),
    },
    {
      method: "POST",
      template: `${company}/ChartOfAccounts`,
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
      template: `${company}/KeyFigurePreset`,
      name: `${MAX_PRESET_KEY_FIGURES} key figures`,
      text: () =>
        JSON.stringify({
          id: "large",
          name: "Large",
          keyFigureTypes: Array.from({ length: MAX_PRESET_KEY_FIGURES }, (_, i) => `Own${i}`),
        }),
    },
    {
      method: "POST",
      template: `${company}/Document`,
      name: `a file of ${MAX_FILE_SIZE} bytes`,
      text: () =>
        JSON.stringify({ type: "File", path: "/large", data: Buffer.alloc(MAX_FILE_SIZE, 7).toString("base64") }),
    },
    {
      method: "PUT",
      template: "/Api/v2/SieImport/{agencyId}",
      name: "a SIE file of some 950,000 rows",
      // At each attempt the file has one voucher fewer, which is eight rows.
      text: (attempt) => JSON.stringify({ companyId, data: largeFile(950_000 - 8 * attempt, 2025) }),
    },
  ];
}
