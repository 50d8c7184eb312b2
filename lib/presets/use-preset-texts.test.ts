// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";
import { inLanguage } from "@/lib/figures/testing/in-language";
import { usePresetTexts } from "./use-preset-texts";

const OVERVIEW = { id: "Overview", name: "Översikt", description: "Det viktigaste", keyFigureTypes: [] };

it("names a standard preset in the language of the page, unless somebody has renamed it", async () => {
  installTestTransport(() => Promise.resolve(responseOf([OVERVIEW])));
  const { result } = renderHook(usePresetTexts, { wrapper: inLanguage("en") });
  await waitFor(() => {
    expect(result.current({ ...OVERVIEW, name: "Banken" }).name).toBe("Banken");
  });
  expect(result.current(OVERVIEW).name).toBe("Overview");
});

it("names a standard preset in that language also where the service does not list the standard presets", async () => {
  const transport = vi.fn(() => Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No." }, 404)));
  installTestTransport(transport);
  const { result } = renderHook(usePresetTexts, { wrapper: inLanguage("en") });
  await waitFor(() => {
    expect(transport).toHaveBeenCalled();
  });
  // Time for the response.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current(OVERVIEW).name).toBe("Overview");
});
