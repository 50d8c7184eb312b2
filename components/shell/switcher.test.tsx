// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { Switcher } from "./switcher";

const location = vi.hoisted(() => ({ path: "/" }));
vi.mock("next/navigation", () => ({ usePathname: () => location.path }));

afterEach(cleanup);

/** In the order of the service, by code points: Ä comes before Å. */
const NAMES = [...Array.from("ABCDEFGHIJK", (letter) => `${letter} AB`), "Zoo AB", "Ärla AB", "Åsa AB"];

/** Opens the menu on a page, and returns the companies or agencies to choose from. */
async function openMenu(path: string, user: User, list: { name: string }[]): Promise<(string | null)[]> {
  location.path = path;
  const present = list.find(({ name }) => name === "Ärla AB");
  installTestTransport((request) => {
    const body = request.path.endsWith("/a1") ? present : list;
    return Promise.resolve(responseOf(body));
  });
  render(
    <PageProviders locale="sv" user={user}>
      <Switcher />
    </PageProviders>,
  );
  await waitFor(() => {
    expect(screen.getByRole("button").textContent).toBe("Ärla AB");
  });
  const popover = openPopover(screen.getByRole("button"));
  return [...popover.querySelectorAll('[role="menuitemradio"]')].map(({ textContent }) => textContent);
}

it("lists the present company first and then others by name, also if they are many", async () => {
  const companies = NAMES.map((name, i) => ({ id: `c${String(i)}`, name, businessIdentityCode: "5560000000" }));
  const user: User = { userName: "o", name: "O", type: "CompanyUser", companies: [] };
  // The menu has room for twelve.
  const others = NAMES.slice(0, 11);
  expect(await openMenu("/companies/c12", user, companies)).toEqual(["Ärla AB", ...others]);
  cleanup();
  const few = companies.slice(11);
  expect(await openMenu("/companies/c12", user, few)).toEqual(["Ärla AB", "Zoo AB", "Åsa AB"]);
});

it("lists the present agency first and then others by name", async () => {
  const agencies = NAMES.slice(11).map((name, i) => ({ shortName: `a${String(i)}`, name }));
  const admin: User = { userName: "a", name: "A", type: "Administrator" };
  expect(await openMenu("/agencies/a1", admin, agencies)).toEqual(["Ärla AB", "Zoo AB", "Åsa AB"]);
});
