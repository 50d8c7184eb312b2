// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReportEditor } from "./report-editor";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(): void {
  render(
    <PageProviders user={{ userName: "anna", name: "Anna", type: "AgencyConsultant", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <ReportEditor
          companyId="company"
          report={{
            id: "report",
            title: "January",
            author: "Anna",
            created: "2026-02-01T00:00:00",
            period: periodOfDays("2026-01-01", "2026-01-31"),
            isPublished: false,
            keyFigurePresetId: "Overview",
            keyFigures: [],
            blocks: [{ id: "text", type: "text", text: "Sales fell." }],
          }}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}

it("says that the presets could not be fetched, and fetches them again", async () => {
  let isBroken = true;
  installTestTransport(({ path }) =>
    Promise.resolve(
      isBroken && path.includes("/KeyFigurePreset")
        ? responseOf({ typeOfError: "NotFound", message: "No.", identifier: "id" }, 404)
        : responseOf([]),
    ),
  );
  show();
  expect(await screen.findByText(MESSAGES.en.reports.editor.presetsFailed)).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getAllByRole("button", { name: "Try again" })[0]!);
  await waitFor(() => {
    expect(screen.queryByText(MESSAGES.en.reports.editor.presetsFailed)).toBeNull();
  });
});

it("offers new blocks once the list of blocks is shown, and gives the focus to an added one", async () => {
  let respond: () => void = () => undefined;
  const presets = new Promise<void>((resolve) => (respond = resolve));
  installTestTransport(async ({ path }) => {
    if (!path.includes("/KeyFigurePreset")) return responseOf([]);
    await presets;
    return responseOf([{ id: "Overview", name: "Overview", keyFigureTypes: [] }]);
  });
  show();
  openPopover(screen.getByRole("button", { name: "Add block" }));
  const items = () => screen.getAllByRole("menuitem", { hidden: true });
  const disabled = () => items().map((item) => item.getAttribute("aria-disabled"));
  expect(new Set(disabled())).toEqual(new Set(["true"]));
  respond();
  await waitFor(() => {
    expect(new Set(disabled())).toEqual(new Set(["false"]));
  });
  fireEvent.click(screen.getByRole("menuitem", { name: "Key figures", hidden: true }));
  await expect
    .poll(() => document.activeElement?.closest("[data-block]")?.getAttribute("data-block"))
    .toBe("keyFigures");
});
