// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { sentencesQueries } from "@/lib/reports/sentences";
import { SentencesDialog } from "./sentences-dialog";

afterEach(cleanup);

const PERIOD = periodOfDays("2025-01-01", "2025-03-31");
const SENTENCE: ReadySentence = {
  keyFigureId: "NetSales",
  comparison: "yearBefore",
  period: PERIOD,
  accounts: [],
  vouchers: [],
  value: 2,
  against: 1,
  text: { en: "Sales rose.", sv: "Ökade." },
  shown: { en: "Sales rose.", sv: "Ökade." },
};

it.each([true, false])("the first sentence has the focus (fetched before the dialog opens: %s)", async (isFetched) => {
  installTestTransport(() => Promise.resolve(responseOf([SENTENCE])));
  const client = createQueryClient();
  if (isFetched) await client.query(sentencesQueries.of("c1", PERIOD));
  render(
    <PageProviders client={client}>
      <SentencesDialog
        {...{ companyId: "c1", period: PERIOD, language: "en", room: 100 }}
        onClose={() => undefined}
        onChoose={() => undefined}
      />
    </PageProviders>,
  );
  const first = await screen.findByRole("button", { name: "Sales rose." });
  expect(document.activeElement).toBe(first);
});
