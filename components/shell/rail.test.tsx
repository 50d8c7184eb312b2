// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import {
  agencyLetterheadPage,
  agencyMailsPage,
  agencyPlacesPage,
  agencyRulesPage,
  agencyStandardsPage,
  agencyUsersPage,
} from "@/lib/paths";
import { Rail } from "./rail";

const location = vi.hoisted(() => ({ path: "/" }));
vi.mock("next/navigation", () => ({
  usePathname: () => location.path,
  useRouter: () => ({}),
  useParams: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(cleanup);

it.each([
  ["Users", agencyUsersPage("demo")],
  ["Users", agencyPlacesPage("demo")],
  ["Users", agencyMailsPage("demo")],
  ["Agency standards", agencyStandardsPage("demo")],
  ["Agency standards", agencyRulesPage("demo")],
  ["Agency standards", agencyLetterheadPage("demo")],
])("marks %s on the page %s", (name, path) => {
  location.path = path;
  installTestTransport(() => Promise.resolve(responseOf([])));
  render(
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <Rail />
    </PageProviders>,
  );
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});
