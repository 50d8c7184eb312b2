CREATE TABLE "account_balances" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"object" text NOT NULL,
	"accounts" text[] NOT NULL,
	"openings" bigint[] NOT NULL,
	"movements" bigint[] NOT NULL,
	CONSTRAINT "account_balances_company_id_fiscal_year_id_object_pk" PRIMARY KEY("company_id","fiscal_year_id","object")
);
--> statement-breakpoint
-- Amounts stored one by one until now, those of an object in one row.
INSERT INTO "account_balances"
SELECT o.*, m."amounts"
FROM (
  SELECT "company_id", "fiscal_year_id", "object", array_agg("account" ORDER BY "account") AS "accounts",
    array_agg(coalesce("amount", 0) ORDER BY "account")
  FROM (
    SELECT "company_id", "fiscal_year_id", "object", "account" FROM "opening_balance"
    UNION SELECT "company_id", "fiscal_year_id", "object", "account" FROM "monthly_movement"
  ) a
  LEFT JOIN "opening_balance" USING ("company_id", "fiscal_year_id", "object", "account")
  GROUP BY "company_id", "fiscal_year_id", "object"
) o
CROSS JOIN LATERAL (
  SELECT array_agg(coalesce(v."amount", 0) ORDER BY a."account", s."month") AS "amounts"
  FROM "fiscal_year" y
  CROSS JOIN LATERAL generate_series(date_trunc('month', y."first_day"::timestamp), y."last_day"::timestamp, interval '1 month') AS s("month")
  CROSS JOIN unnest(o."accounts") AS a("account")
  LEFT JOIN "monthly_movement" v ON v."company_id" = o."company_id" AND v."fiscal_year_id" = o."fiscal_year_id"
    AND v."object" = o."object" AND v."account" = a."account" AND v."month" = s."month"::date
  WHERE y."company_id" = o."company_id" AND y."id" = o."fiscal_year_id"
) m;
--> statement-breakpoint
DROP TABLE "monthly_movement";--> statement-breakpoint
DROP TABLE "opening_balance";--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."monthly_movement" AS (select b.company_id, b.fiscal_year_id, object, accounts[(i - 1) / months + 1] as account,
    (date_trunc('month', y.first_day::timestamp) + (i - 1) % months * interval '1 month')::date as month, amount
    from account_balances b join fiscal_year y on y.company_id = b.company_id and y.id = b.fiscal_year_id
    cross join lateral (select cardinality(movements) / cardinality(accounts) as months) m
    cross join lateral unnest(movements) with ordinality as a (amount, i) where amount <> 0);--> statement-breakpoint
CREATE VIEW "public"."opening_balance" AS (select company_id, fiscal_year_id, object, account, amount
    from account_balances cross join lateral unnest(accounts, openings) as o (account, amount) where amount <> 0);