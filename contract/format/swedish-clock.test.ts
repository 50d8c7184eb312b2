import { expect, test } from "vitest";
import { swedishTime } from "./swedish-clock";

const HOUR = 3_600_000;

test(
  "the clock is that of the time zone database at every hour around a change and every day between",
  { tags: "long" },
  () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Stockholm",
      dateStyle: "short",
      timeStyle: "short",
    });
    let checked = 0;
    const check = (time: number) => {
      const instant = new Date(time);
      expect(swedishTime(instant), instant.toISOString()).toBe(clock.format(instant).replace(" ", "T"));
      checked++;
    };
    for (let year = 1996; year <= 2050; year++) {
      for (let day = 0; day < 366; day++) check(Date.UTC(year, 0, 1, 0, 30) + day * 24 * HOUR);
      for (const month of [2, 9]) {
        // The clock is changed at a full hour of the month's last Sunday, which is the 25th at the earliest.
        for (let hour = 0; hour < 8 * 24; hour++) {
          const fullHour = Date.UTC(year, month, 24) + hour * HOUR;
          check(fullHour - 1);
          check(fullHour);
        }
      }
    }
    expect(checked).toBeGreaterThan(40_000);
  },
);
