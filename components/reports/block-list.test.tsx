// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BlockList } from "./block-list";

afterEach(cleanup);

function Blocks() {
  const [blocks, setBlocks] = useState<readonly ReportBlock[]>([
    { type: "text", id: "text", heading: "Summary", text: "" },
  ]);
  const about = { period: periodOfDays("2026-01-01", "2026-12-31") };
  return <BlockList {...{ companyId: "c", about, blocks, keyFigures: [], presets: [] }} onChange={setBlocks} />;
}

it("says that the only block is removed, and focuses the text of the empty list", async () => {
  render(<Blocks />, { wrapper: PageProviders });
  openPopover(screen.getByRole("button", { name: /^More/ }));
  fireEvent.click(screen.getByRole("menuitem", { name: /Remove/, hidden: true }));
  const status = screen.getByRole("status");
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByText(/no blocks/i));
  });
  expect(status.textContent).toContain("Summary");
});
