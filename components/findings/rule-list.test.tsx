// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";
import { MESSAGES } from "@/lib/i18n/messages";
import { dismissToast, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RuleList } from "./rule-list";

afterEach(cleanup);

const rule: StandardRule = { id: "r", kind: "noComment", name: "Quiet", isOn: true, isStandard: false };

it("says of a rule that could not be deleted that it is still there", async () => {
  const failed = responseOf({ typeOfError: "Forbidden", message: "", identifier: "id-1" }, 403);
  installTestTransport(() => Promise.resolve(failed));
  render(
    <PageProviders>
      <RuleList
        place={{ agencyId: "demo", companyTypeId: null }}
        rules={[rule]}
        inherited={[]}
        keyFigures={[]}
        onEdit={() => undefined}
      />
    </PageProviders>,
  );
  openPopover(screen.getByRole("menu"));
  fireEvent.click(screen.getByRole("menuitem", { name: MESSAGES.en.standards.actions.delete, hidden: true }));
  // The deletion is sent when the toast that offers to undo it closes.
  act(() => {
    dismissToast(toastStore.get()[0]!.id);
  });
  const messages = () => toastStore.get().map(({ message }) => message);
  await expect.poll(messages).toEqual(["The rule “Quiet” could not be deleted. It is still there."]);
});
