import { TestApp } from "@/service/testing/test-app";
import { median, print } from "./measuring/report";
import { requestsOf } from "./measuring/requests";
import { Started } from "./measuring/started";

// Measures the list of an agency with 10,000 companies, from request to last byte, on the embedded database (or on
// PostgreSQL with TEST_DATABASE and TEST_DATABASE_URL).

const COMPANIES = 10_000;
const ROUNDS = 15;

const started = new Started();
try {
  const app = await TestApp.start();
  started.stopWith(() => app.stop());
  const agencyId = await app.make.agency("large");
  await app.make.user("AgencyDirector", { userName: "director", agencyId });
  await app.make.user("AgencyConsultant", { userName: "consultant", agencyId });
  await app.make.user("Administrator", { userName: "administrator" });
  await app.make.companies(agencyId, COMPANIES, ["consultant"]);

  for (const [userName, path] of [
    ["director", "/Api/v2/Agency/large/Company"],
    ["director", "/Api/v2/Company"],
    ["consultant", "/Api/v2/Company"],
    ["administrator", "/Api/v2/Company?showAll=true"],
  ] as const) {
    const request = await requestsOf(app, userName);
    for (const [what, headers, status] of [
      ["plain", {}, 200],
      ["brotli", { "accept-encoding": "br" }, 200],
      ["not changed", { "if-none-match": (await request(path)).tag }, 304],
    ] as const) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now();
        ({ bytes } = await request(path, headers, status));
        times.push(performance.now() - start);
      }
      const [middle, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(0));
      print(`${userName} ${path}, ${what}: median ${middle} ms, worst ${worst} ms, ${bytes} bytes`);
    }
  }
} finally {
  await started.stop();
}
