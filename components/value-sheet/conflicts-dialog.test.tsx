// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ConflictsDialog } from "./conflicts-dialog";

afterEach(cleanup);

const CONFLICTS = ["a", "b", "c"].map((key) => ({ key, label: `Row ${key}`, mine: 1, theirs: 2 }));

it("keeps the focus on the same choice of the next value, and closes after the last one", () => {
  const onClose = vi.fn();
  function Choices() {
    const [conflicts, setConflicts] = useState(CONFLICTS);
    const onChoose = (_: string, key: string) => {
      setConflicts((last) => last.filter((conflict) => conflict.key !== key));
    };
    return <ConflictsDialog {...{ conflicts, onChoose, onClose }} />;
  }
  render(
    <PageProviders>
      <Choices />
    </PageProviders>,
  );
  const focused = () => document.activeElement?.getAttribute("aria-label") ?? "";
  const [, theirs] = screen.getAllByRole("button", { name: /Row b/ });
  theirs!.focus();
  fireEvent.click(theirs!);
  expect(focused()).toContain("Row c");
  fireEvent.click(document.activeElement!);
  expect(focused()).toContain("Row a");
  expect(screen.getAllByRole("button", { name: /Row a/ })[1]).toBe(document.activeElement);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(document.activeElement!);
  expect(onClose).toHaveBeenCalled();
});
