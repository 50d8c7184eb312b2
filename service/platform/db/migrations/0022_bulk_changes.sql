CREATE TABLE "bulk_change" (
	"agency_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"change" text NOT NULL,
	CONSTRAINT "bulk_change_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_change_part" (
	"agency_id" text NOT NULL,
	"bulk_change_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sent_id" text NOT NULL,
	"target_id" text,
	"actor" text NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"before" text,
	"after" text,
	"cause" jsonb,
	CONSTRAINT "bulk_change_part_agency_id_bulk_change_id_position_pk" PRIMARY KEY("agency_id","bulk_change_id","position")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "bulk_change_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_change" ADD CONSTRAINT "bulk_change_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_part" ADD CONSTRAINT "bulk_change_part_target_id_company_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_part" ADD CONSTRAINT "bulk_change_part_change_fk" FOREIGN KEY ("agency_id","bulk_change_id") REFERENCES "public"."bulk_change"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_created" ON "bulk_change" USING btree ("agency_id","created");--> statement-breakpoint
CREATE INDEX "bulk_change_part_waiting" ON "bulk_change_part" USING btree ("position","queued_at") WHERE state in ('waiting', 'takingBack');--> statement-breakpoint
CREATE INDEX "bulk_change_part_target" ON "bulk_change_part" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "audit_entry_bulk_change" ON "audit_entry" USING btree ("bulk_change_id") WHERE bulk_change_id is not null;