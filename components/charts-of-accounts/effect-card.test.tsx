// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { EffectCard } from "./effect-card";
import type { ChartWork } from "./use-chart-edits";

const WORDS = MESSAGES.en.chartsOfAccounts.effect;

afterEach(cleanup);

it("keeps the button that tries again until the effect is there", async () => {
  const fault = { typeOfError: "Forbidden", message: "No.", identifier: "x" };
  let answer: () => void = () => undefined;
  let requests = 0;
  installTestTransport(() =>
    requests++ === 0
      ? Promise.resolve(responseOf(fault, 403))
      : new Promise((resolve) => {
          answer = () => {
            resolve(responseOf({ bookedThrough: "2024-12-31", accounts: [], keyFigures: [] }));
          };
        }),
  );
  const chart = { id: "own", name: "Own", children: [], knownGroups: {} };
  const work = { problems: [], chart } as unknown as ChartWork;
  render(
    <PageProviders>
      <EffectCard companyId="a-demo-1" year={YEAR_2024} work={work} />
    </PageProviders>,
  );
  const retry = await screen.findByRole("button", { name: WORDS.retry });
  fireEvent.click(retry);
  await waitFor(() => {
    expect(requests).toBe(2);
  });
  expect(retry.isConnected).toBe(true);
  answer();
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: WORDS.retry })).toBeNull();
  });
  expect(screen.getByRole("status").textContent).toContain("No key figure of 2024");
});
