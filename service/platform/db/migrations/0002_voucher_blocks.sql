CREATE TABLE "voucher_block" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"first_ordinal" integer NOT NULL,
	"vouchers" integer NOT NULL,
	"file_sequence" integer NOT NULL,
	"lines" integer[] NOT NULL,
	"series" text[] NOT NULL,
	"numbers" text[] NOT NULL,
	"dates" date[] NOT NULL,
	"texts" text[],
	"registered" date[],
	"signatures" text[],
	"row_vouchers" integer[] NOT NULL,
	"row_lines" integer[] NOT NULL,
	"row_accounts" text[] NOT NULL,
	"row_amounts" bigint[] NOT NULL,
	"row_dates" date[] NOT NULL,
	"row_texts" text[],
	"row_quantities" double precision[],
	"row_signatures" text[],
	"row_objects" text[],
	"row_kinds" text[],
	CONSTRAINT "voucher_block_company_id_fiscal_year_id_first_ordinal_pk" PRIMARY KEY("company_id","fiscal_year_id","first_ordinal")
);
--> statement-breakpoint
ALTER TABLE "voucher_block" ADD CONSTRAINT "voucher_block_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Kept as they are: to compress them takes longer than to write them.
ALTER TABLE "voucher_block"
  ALTER COLUMN "lines" SET STORAGE EXTERNAL,
  ALTER COLUMN "series" SET STORAGE EXTERNAL,
  ALTER COLUMN "numbers" SET STORAGE EXTERNAL,
  ALTER COLUMN "dates" SET STORAGE EXTERNAL,
  ALTER COLUMN "texts" SET STORAGE EXTERNAL,
  ALTER COLUMN "registered" SET STORAGE EXTERNAL,
  ALTER COLUMN "signatures" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_vouchers" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_lines" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_accounts" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_amounts" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_dates" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_texts" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_quantities" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_signatures" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_objects" SET STORAGE EXTERNAL,
  ALTER COLUMN "row_kinds" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Vouchers and rows stored one by one until now, a thousand vouchers a block.
INSERT INTO "voucher_block"
SELECT b.*, r.*
FROM (
  SELECT "company_id", "fiscal_year_id", min("ordinal") AS "first_ordinal", count(*)::integer AS "vouchers", "file_sequence",
    array_agg("line" ORDER BY "ordinal"),
    array_agg("series" ORDER BY "ordinal"),
    array_agg("number" ORDER BY "ordinal"),
    array_agg("date" ORDER BY "ordinal"),
    array_agg("text" ORDER BY "ordinal"),
    array_agg("registered" ORDER BY "ordinal"),
    array_agg("signature" ORDER BY "ordinal")
  FROM "voucher" GROUP BY "company_id", "fiscal_year_id", "file_sequence", "ordinal" / 1000
) b
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg("voucher_ordinal" - b."first_ordinal" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("line" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("account" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("amount" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("date" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("text" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("quantity" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("signature" ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("objects"::text ORDER BY "voucher_ordinal", "ordinal"), '{}'),
    coalesce(array_agg("kind" ORDER BY "voucher_ordinal", "ordinal"), '{}')
  FROM "voucher_row"
  WHERE "company_id" = b."company_id" AND "fiscal_year_id" = b."fiscal_year_id"
    AND "voucher_ordinal" >= b."first_ordinal" AND "voucher_ordinal" < b."first_ordinal" + b."vouchers"
) r;
--> statement-breakpoint
DROP TABLE "voucher";--> statement-breakpoint
DROP TABLE "voucher_row";--> statement-breakpoint
CREATE VIEW "public"."voucher" AS (select company_id, fiscal_year_id, (first_ordinal + i - 1)::integer as ordinal, file_sequence, line, v.series, number, date,
    coalesce(text, '') as text, v.registered, coalesce(signature, '') as signature
    from voucher_block cross join lateral unnest(lines, voucher_block.series, numbers, dates, texts, voucher_block.registered, signatures)
      with ordinality as v (line, series, number, date, text, registered, signature, i));--> statement-breakpoint
CREATE VIEW "public"."voucher_row" AS (select company_id, fiscal_year_id, first_ordinal + voucher as voucher_ordinal, (i - 1)::integer as ordinal, file_sequence, line,
    account, amount, date, coalesce(text, '') as text, quantity, coalesce(signature, '') as signature,
    coalesce(objects::text[], '{}') as objects, coalesce(kind, 'TRANS') as kind
    from voucher_block cross join lateral unnest(row_vouchers, row_lines, row_accounts, row_amounts, row_dates, row_texts, row_quantities,
      row_signatures, row_objects, row_kinds)
      with ordinality as r (voucher, line, account, amount, date, text, quantity, signature, objects, kind, i));
