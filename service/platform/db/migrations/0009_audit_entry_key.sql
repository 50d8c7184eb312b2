-- The key begins with the company, by which a sharded database spreads its tables (ADR 0062).
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_pkey";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_company_id_id_pk" PRIMARY KEY("company_id","id");
