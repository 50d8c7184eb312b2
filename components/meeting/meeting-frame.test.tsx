// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MeetingFrame } from "./meeting-frame";

const SEARCH = "statement=balance&year=a-demo-1-3";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(SEARCH),
  usePathname: () => "/companies/a-demo-1/meeting/statements",
}));
afterEach(cleanup);

it("the link to the next company keeps the whole search, because the server leads back if it finds no other", () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>
      <NuqsTestingAdapter>
        <MeetingFrame companyId="a-demo-1" hasNeighbours>
          The page
        </MeetingFrame>
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const link = screen.getByRole("link", { name: MESSAGES.en.meeting.nextCompany });
  expect(link.getAttribute("href")).toBe(`/companies/a-demo-1/meeting/neighbour?side=next&page=statements&${SEARCH}`);
});
