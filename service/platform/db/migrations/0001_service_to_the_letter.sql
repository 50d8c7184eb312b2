CREATE TABLE "monthly_movement" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"object" text NOT NULL,
	"account" text NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "monthly_movement_company_id_fiscal_year_id_object_account_month_pk" PRIMARY KEY("company_id","fiscal_year_id","object","account","month")
);
--> statement-breakpoint
CREATE TABLE "opening_balance" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"object" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "opening_balance_company_id_fiscal_year_id_object_account_pk" PRIMARY KEY("company_id","fiscal_year_id","object","account")
);
--> statement-breakpoint
CREATE TABLE "chart_of_accounts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "chart_of_accounts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_type" (
	"agency_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "company_type_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"path_key" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"content_type" text,
	"size" integer,
	"sha256" text,
	CONSTRAINT "document_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_chunk" (
	"company_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "document_chunk_company_id_document_id_ordinal_pk" PRIMARY KEY("company_id","document_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"user_name" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"answer" text,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_user_name_key_pk" PRIMARY KEY("user_name","key")
);
--> statement-breakpoint
CREATE TABLE "period_report" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"name" text,
	"comment" text,
	"author" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"last_updated" timestamp (3) with time zone,
	"is_published" boolean NOT NULL,
	"key_figure_preset_id" text NOT NULL,
	"key_figures" text NOT NULL,
	CONSTRAINT "period_report_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "voucher" DROP CONSTRAINT "voucher_company_id_fiscal_year_id_fiscal_year_company_id_id_fk";
--> statement-breakpoint
ALTER TABLE "voucher_row" DROP CONSTRAINT "voucher_row_company_id_fiscal_year_id_fiscal_year_company_id_id_fk";
--> statement-breakpoint
DROP INDEX "voucher_row_account";--> statement-breakpoint
ALTER TABLE "imported_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fiscal_year" ADD COLUMN "months_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "action" text DEFAULT 'replaced' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "year_before" jsonb;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "monthly_movement" ADD CONSTRAINT "monthly_movement_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balance" ADD CONSTRAINT "opening_balance_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chart_of_accounts" ADD CONSTRAINT "chart_of_accounts_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_type" ADD CONSTRAINT "company_type_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chunk" ADD CONSTRAINT "document_chunk_company_id_document_id_document_company_id_id_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."document"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "period_report" ADD CONSTRAINT "period_report_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_path" ON "document" USING btree ("company_id","path_key");--> statement-breakpoint
CREATE INDEX "idempotent_answer_created" ON "idempotent_answer" USING btree ("created");--> statement-breakpoint
CREATE INDEX "period_report_created" ON "period_report" USING btree ("company_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_file_id" ON "imported_file" USING btree ("company_id","id");--> statement-breakpoint
-- Balances of the books imported before these tables: what the import computes since, in SQL.
INSERT INTO "opening_balance" ("company_id", "fiscal_year_id", "object", "account", "amount")
SELECT b."company_id", b."fiscal_year_id", '', b."account", sum(b."amount")
FROM "file_balance" b
WHERE cardinality(b."objects") = 0 AND (
  (b."kind" = 'IB' AND b."year_index" = 0)
  OR (b."kind" = 'UB' AND b."year_index" = -1 AND b."account" !~ '^[3-8]' AND NOT EXISTS (
    SELECT 1 FROM "file_balance" ib
    WHERE ib."company_id" = b."company_id" AND ib."fiscal_year_id" = b."fiscal_year_id" AND ib."kind" = 'IB' AND ib."year_index" = 0
  ))
)
GROUP BY 1, 2, 4
HAVING sum(b."amount") <> 0;
--> statement-breakpoint
INSERT INTO "opening_balance" ("company_id", "fiscal_year_id", "object", "account", "amount")
SELECT b."company_id", b."fiscal_year_id", o."object", b."account", sum(b."amount")
FROM "file_balance" b CROSS JOIN LATERAL unnest(b."objects") AS o("object")
WHERE (
  (b."kind" = 'OIB' AND b."year_index" = 0)
  OR (b."kind" = 'OUB' AND b."year_index" = -1 AND b."account" !~ '^[3-8]' AND NOT EXISTS (
    SELECT 1 FROM "file_balance" ib
    WHERE ib."company_id" = b."company_id" AND ib."fiscal_year_id" = b."fiscal_year_id" AND ib."kind" = 'OIB' AND ib."year_index" = 0
  ))
) AND (cardinality(b."objects") = 1 OR NOT EXISTS (
  SELECT 1 FROM "file_balance" whole
  WHERE whole."company_id" = b."company_id" AND whole."fiscal_year_id" = b."fiscal_year_id" AND whole."kind" = b."kind"
    AND whole."year_index" = b."year_index" AND whole."account" = b."account" AND whole."objects" = ARRAY[o."object"]
))
GROUP BY 1, 2, 3, 4
HAVING sum(b."amount") <> 0;
--> statement-breakpoint
INSERT INTO "monthly_movement" ("company_id", "fiscal_year_id", "object", "account", "month", "amount")
WITH books AS (
  SELECT y."company_id", y."id" AS "fiscal_year_id",
    date_trunc('month', y."first_day")::date AS "first_month", date_trunc('month', y."last_day")::date AS "last_month",
    EXISTS (
      SELECT 1 FROM "voucher" v WHERE v."company_id" = y."company_id" AND v."fiscal_year_id" = y."id" AND v."file_sequence" = 0
    ) AS "by_vouchers",
    EXISTS (
      SELECT 1 FROM "file_balance" b WHERE b."company_id" = y."company_id" AND b."fiscal_year_id" = y."id"
        AND b."kind" = 'PSALDO' AND b."year_index" = 0 AND cardinality(b."objects") = 0
    ) AS "by_months"
  FROM "fiscal_year" y
), part AS (
  SELECT k."company_id", k."fiscal_year_id", o."object", r."account",
    least(greatest(date_trunc('month', r."date")::date, k."first_month"), k."last_month") AS "month", r."amount"
  FROM books k
  JOIN "voucher_row" r ON r."company_id" = k."company_id" AND r."fiscal_year_id" = k."fiscal_year_id" AND r."kind" <> 'BTRANS'
  CROSS JOIN LATERAL (SELECT '' UNION SELECT unnest(r."objects")) AS o("object")
  UNION ALL
  SELECT k."company_id", k."fiscal_year_id", o."object", b."account",
    least(greatest((b."month" || '-01')::date, k."first_month"), k."last_month"), b."amount"
  FROM books k
  JOIN "file_balance" b ON b."company_id" = k."company_id" AND b."fiscal_year_id" = k."fiscal_year_id"
    AND b."kind" = 'PSALDO' AND b."year_index" = 0
  CROSS JOIN LATERAL (SELECT '' WHERE cardinality(b."objects") = 0 UNION SELECT unnest(b."objects")) AS o("object")
  WHERE NOT k."by_vouchers" AND (cardinality(b."objects") < 2 OR NOT EXISTS (
    SELECT 1 FROM "file_balance" whole
    WHERE whole."company_id" = b."company_id" AND whole."fiscal_year_id" = b."fiscal_year_id" AND whole."kind" = 'PSALDO'
      AND whole."year_index" = 0 AND whole."month" = b."month" AND whole."account" = b."account" AND whole."objects" = ARRAY[o."object"]
  ))
  UNION ALL
  SELECT k."company_id", k."fiscal_year_id", o."object", b."account", k."last_month", b."amount"
  FROM books k
  JOIN "file_balance" b ON b."company_id" = k."company_id" AND b."fiscal_year_id" = k."fiscal_year_id" AND b."year_index" = 0
    AND CASE WHEN b."account" ~ '^[3-8]' THEN b."kind" IN ('RES', 'OUB') ELSE b."kind" IN ('UB', 'OUB') END
  CROSS JOIN LATERAL (SELECT '' WHERE cardinality(b."objects") = 0 UNION SELECT unnest(b."objects")) AS o("object")
  WHERE NOT k."by_vouchers" AND NOT k."by_months" AND (b."kind" = 'OUB') = (o."object" <> '') AND (cardinality(b."objects") < 2 OR NOT EXISTS (
    SELECT 1 FROM "file_balance" whole
    WHERE whole."company_id" = b."company_id" AND whole."fiscal_year_id" = b."fiscal_year_id" AND whole."kind" = b."kind"
      AND whole."year_index" = 0 AND whole."account" = b."account" AND whole."objects" = ARRAY[o."object"]
  ))
  UNION ALL
  SELECT k."company_id", k."fiscal_year_id", i."object", i."account", k."last_month", -i."amount"
  FROM books k
  JOIN "opening_balance" i ON i."company_id" = k."company_id" AND i."fiscal_year_id" = k."fiscal_year_id"
    AND i."account" !~ '^[3-8]'
  WHERE NOT k."by_vouchers" AND NOT k."by_months" AND EXISTS (
    SELECT 1 FROM "file_balance" b WHERE b."company_id" = k."company_id" AND b."fiscal_year_id" = k."fiscal_year_id"
      AND b."year_index" = 0 AND b."kind" = CASE WHEN i."object" = '' THEN 'UB' ELSE 'OUB' END
  )
)
SELECT "company_id", "fiscal_year_id", "object", "account", "month", sum("amount") FROM part
GROUP BY 1, 2, 3, 4, 5
HAVING sum("amount") <> 0;
--> statement-breakpoint
UPDATE "fiscal_year" y SET "months_known" = false
WHERE EXISTS (
  SELECT 1 FROM "file_balance" b WHERE b."company_id" = y."company_id" AND b."fiscal_year_id" = y."id"
    AND b."year_index" = 0 AND b."kind" IN ('UB', 'RES')
) AND NOT EXISTS (
  SELECT 1 FROM "file_balance" b WHERE b."company_id" = y."company_id" AND b."fiscal_year_id" = y."id"
    AND b."kind" = 'PSALDO' AND b."year_index" = 0 AND cardinality(b."objects") = 0
) AND NOT EXISTS (
  SELECT 1 FROM "voucher" v WHERE v."company_id" = y."company_id" AND v."fiscal_year_id" = y."id" AND v."file_sequence" = 0
) AND EXISTS (
  SELECT 1 FROM "monthly_movement" m WHERE m."company_id" = y."company_id" AND m."fiscal_year_id" = y."id"
);
