import { periodOfDays } from "@/contract/period";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";

const REPORT: FullPeriodReport = {
  id: "1",
  title: "January",
  author: "kim",
  created: "2025-02-01T08:00:00",
  period: periodOfDays("2025-01-01", "2025-01-31"),
  isPublished: true,
  keyFigurePresetId: "Overview",
  keyFigures: [],
};
const PATH = "/Company/a-demo-1/PeriodReport";

interface PageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<{ report: string }>;
}

/**
 * Returns the paths of the requests about one report that a page makes before it is shown. Each is what follows
 * `PeriodReport`, such as "/1".
 * @param changes the members in which the company's only report, "1", differs from a published one without blocks
 * @param report the id in the page's address
 */
export async function reportRequests(
  page: (props: PageProps) => Promise<unknown>,
  changes: Partial<FullPeriodReport>,
  report: string,
): Promise<string[]> {
  const asked: string[] = [];
  const stored = { ...REPORT, ...changes };
  installTestTransport(({ path }) => {
    if (path.includes(`${PATH}/`)) asked.push(path.slice(path.indexOf(PATH) + PATH.length));
    return Promise.resolve(responseOf(path.endsWith(PATH) ? [stored] : stored));
  });
  await page({ params: Promise.resolve({ companyId: "a-demo-1" }), searchParams: Promise.resolve({ report }) });
  return asked;
}
