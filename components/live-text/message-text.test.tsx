// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { periodOfDays } from "@/contract/period";
import { MessageText } from "./message-text";

vi.mock("@/lib/reports/message-text", () => {
  throw new Error("the connection broke");
});

afterEach(cleanup);

it("shows the message as it is stored when the code that puts in the values could not be loaded", async () => {
  render(
    <PageProviders>
      <MessageText companyId="c1" period={periodOfDays("2024-01-01", "2024-12-31")} message="Sales: {[NetSales]}.">
        {(text) => <p>{text}</p>}
      </MessageText>
    </PageProviders>,
  );
  await screen.findByText("Sales: {[NetSales]}.");
});
