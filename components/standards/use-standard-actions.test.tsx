// @vitest-environment happy-dom
import { useMutation } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { StandardConflict, type Replacement } from "@/lib/standards/replace-standard";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useStandardActions } from "./use-standard-actions";

interface Named {
  id: string;
  name: string;
}

const put = vi.fn<(replacement: Replacement<Named>) => Promise<Named>>();
const messages = () => toastStore.get().map(({ message }) => message);

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;
  const useActions = () =>
    useStandardActions<Named>({
      nameOf: ({ name }) => name,
      pathOf: ({ id }) => `/${id}`,
      put: useMutation({ mutationFn: put }),
      create: useMutation({ mutationFn: (standard: Named) => Promise.resolve(standard) }),
      refresh: () => Promise.resolve(),
      notDeleted: (name) => `${name} is still there.`,
    });
  return renderHook(useActions, { wrapper });
}

it("offers an undo for each of two standards that are reset one right after the other", async () => {
  put.mockImplementation(({ content }) => Promise.resolve(content));
  const { result } = show();
  for (const id of ["a", "b"]) result.current.putBack({ id, name: `Own ${id}` }, { id, name: `Standard ${id}` });
  await expect.poll(messages).toEqual(["Standard a is back to the standard.", "Standard b is back to the standard."]);
  expect(toastStore.get().map(({ action }) => action?.isUndo)).toEqual([true, true]);
});

it("shows that an undo has failed, also after the page was left", async () => {
  put.mockImplementation(({ content }) => Promise.resolve(content));
  const { result, unmount } = show();
  result.current.putBack({ id: "a", name: "Own" }, { id: "a", name: "Standard" });
  await expect.poll(messages).toEqual(["Standard is back to the standard."]);
  unmount();
  const refusal = new ApiError({ status: 403, typeOfError: "Forbidden", message: "No.", saved: "no" });
  put.mockImplementation(() => Promise.reject(refusal));
  runToastAction(toastStore.get()[0]!.id);
  await expect.poll(messages).toEqual(["Own could not be put back. Try again."]);
});

it("replaces only the version that the user has seen, and tells of another user's change", async () => {
  const [own, standard, stored] = ["Own", "Standard", "Stored"].map((name) => ({ id: "a", name }));
  put.mockReset().mockResolvedValueOnce(stored!).mockRejectedValueOnce(new StandardConflict("/a", null));
  const { result } = show();
  result.current.putBack(own!, standard!);
  await expect.poll(messages).toEqual(["Standard is back to the standard."]);
  runToastAction(toastStore.get()[0]!.id);
  await expect.poll(messages).toEqual(["Someone else has changed Own meanwhile. Their version stays."]);
  expect(put.mock.calls.map(([replacement]) => replacement)).toEqual([
    { content: standard, seen: own },
    { content: own, seen: stored },
  ]);
});
