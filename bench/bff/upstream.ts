import { createServer } from "node:http";
import { programEnv } from "../measuring/settings";
import { SMALL_PATH } from "./paths";
import { listOf } from "./list";

// Stands in for the accounting service with two responses from memory, so that only the BFF is measured.
// Environment: PORT.

const small = Buffer.from(listOf(2 * 1024));
const large = Buffer.from(listOf(200 * 1024));

createServer((request, response) => {
  const body = request.url === SMALL_PATH ? small : large;
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
    etag: '"of-memory"',
    "x-request-id": "5d1c6f2e-6f55-4a5c-9c1c-6b5bd1a2f0b1",
    vary: "Authorization, Accept-Encoding",
    "cache-control": "private, no-cache",
  });
  response.end(body);
}).listen(programEnv.port, "127.0.0.1");
