import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Fastify from "fastify";
import pg from "pg";
import { programEnv } from "../measuring/settings";
import { insertCells, type Cell } from "./cells";

// The least that can be written by hand for three requests of the interface: Fastify and prepared statements on the
// service's own tables; no users, no permissions, no checks, no entity tags, no log. `npm run bench -- service`
// compares the service with it. Environment: DATABASE_URL, PORT.

interface CompanyRow {
  id: string;
  businessIdentityCode: string;
  name: string;
  typeOfCompany: string;
  contactInfo: unknown;
  companyTypeId: string | null;
}

const COLUMNS = `id, business_identity_code as "businessIdentityCode", name, type_of_company as "typeOfCompany",
  contact_info as "contactInfo", company_type_id as "companyTypeId"`;

const compress = promisify(gzip);
// As many connections as the service has, and a body for 60,000 cells, which are about 9 MB.
const pool = new pg.Pool({ connectionString: programEnv.databaseUrl, max: 20 });
const app = Fastify({ logger: false, bodyLimit: 32 * 1024 * 1024 });

app.get<{ Params: { id: string } }>("/Api/v2/Company/:id", async (request) => {
  const { rows } = await pool.query<CompanyRow>({
    name: "company",
    text: `select ${COLUMNS} from company where id = $1`,
    values: [request.params.id],
  });
  return toCompany(rows[0]!);
});

app.get<{ Params: { agencyId: string } }>("/Api/v2/Agency/:agencyId/Company", async (request, reply) => {
  const { rows } = await pool.query<CompanyRow>({
    name: "companies",
    text: `select ${COLUMNS} from company where agency_id = $1 order by name collate "C", id collate "C"`,
    values: [request.params.agencyId],
  });
  const body = await compress(JSON.stringify(rows.map(toCompany)));
  return reply.type("application/json; charset=utf-8").header("content-encoding", "gzip").send(body);
});

app.put<{ Params: { companyId: string; yearId: string }; Body: Cell[] }>(
  "/Api/v2/Company/:companyId/FiscalYear/:yearId/KeyFigureData",
  async (request) => {
    const cells = request.body;
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query({ name: "cells", ...insertCells(request.params.companyId, request.params.yearId, cells) });
      await client.query("commit");
    } finally {
      client.release();
    }
    return cells;
  },
);

/** The same members in the same order as the service's, so that the bytes are the same. */
function toCompany(row: CompanyRow) {
  return {
    id: row.id,
    businessIdentityCode: row.businessIdentityCode,
    name: row.name,
    typeOfCompany: row.typeOfCompany,
    contactInfo: row.contactInfo ?? undefined,
    companyTypeId: row.companyTypeId ?? undefined,
  };
}

await app.listen({ host: "127.0.0.1", port: programEnv.port });
process.on("SIGTERM", () => void app.close().then(() => pool.end()));
