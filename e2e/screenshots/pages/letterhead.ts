import { testPng } from "@/service/testing/test-images";
import { LetterheadPage } from "../../pages/letterhead-page";
import type { Shot } from "../shot";

export const LETTERHEAD_SHOTS: readonly Shot[] = [
  { name: "letterhead-none", user: "director", path: "/agencies/demo/letterhead" },
  {
    name: "letterhead",
    user: "director",
    path: "/agencies/demo/letterhead",
    prepare: async ({ page }) => {
      const letterhead = new LetterheadPage(page);
      await letterhead.choose("logo.png", "image/png", testPng({ width: 480, height: 120, colour: [165, 42, 31] }));
      await letterhead.colour.fill("#a52a1f");
      await letterhead.preview("light").getByRole("img").waitFor();
    },
  },
];
