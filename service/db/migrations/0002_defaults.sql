ALTER TABLE "account" ALTER COLUMN "sru_codes" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "unit" SET DEFAULT '';