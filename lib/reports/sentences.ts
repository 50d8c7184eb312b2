import { queryOptions } from "@tanstack/react-query";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { readLiveText } from "@/contract/reports/live-text";
import { apiGet } from "@/lib/api/client";
import { keyFigureValuesPath } from "@/lib/figures/paths";
import { path } from "@/lib/api/path";
import { figuresKey, keyFigureResultsSchema } from "@/lib/figures/results";

export const sentencesQueries = {
  /** Sentences about what moved most in a period, of the books as they are now. */
  of: (companyId: string, period: Period) => {
    const days = { startDate: firstDay(period), endDate: lastDay(period) };
    return queryOptions({
      queryKey: [...figuresKey(companyId), "sentences", days],
      queryFn: ({ signal }) =>
        apiGet(
          path(["Company", companyId, "ReadySentence"], days),
          async () => (await import("@/contract/reports/ready-sentence")).readySentenceListSchema,
          { signal },
        ),
    });
  },
  /** All key figures with their values of a period, for the live values in texts about the period. */
  values: (companyId: string, period: Period) => {
    const days = { startDate: firstDay(period), endDate: lastDay(period) };
    return queryOptions({
      queryKey: [...figuresKey(companyId), "period", days],
      queryFn: ({ signal }) => apiGet(keyFigureValuesPath(companyId, days), keyFigureResultsSchema, { signal }),
    });
  },
};

/**
 * The text to insert so that `added` becomes a paragraph of its own, and the offset to insert it at: the caret, or the
 * end of the live value or of the `{{` that the caret is in.
 */
export function asParagraph(text: string, caret: number, added: string): { at: number; inserted: string } {
  const within = readLiveText(text).find(({ kind, start, end }) => kind !== "text" && start < caret && caret < end);
  const isInBraces = !within && text[caret] === "{" && ODD_BRACES.test(text.slice(0, caret));
  const at = within?.end ?? (isInBraces ? caret + 1 : caret);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const begin = before === "" || before.endsWith("\n") ? "" : "\n";
  const end = after === "" || after.startsWith("\n") ? "" : "\n";
  return { at, inserted: begin + added + end };
}

/** A text that ends with an odd number of braces: the last is the first brace of `{{` or of a live value. */
const ODD_BRACES = /(?:^|[^{])(?:\{\{)*\{$/u;
