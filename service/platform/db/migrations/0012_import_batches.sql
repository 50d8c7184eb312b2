CREATE TABLE "import_batch" (
	"agency_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"announced" integer,
	CONSTRAINT "import_batch_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_batch_file" (
	"agency_id" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea",
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_from" text NOT NULL,
	"actor" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_company_name" text,
	"file_code" text,
	"program" text,
	"sie_type" text,
	"target_id" text,
	"is_target_chosen" boolean DEFAULT false NOT NULL,
	"first_day" date,
	"last_day" date,
	"outcome" text,
	"cause" jsonb,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"import_ids" uuid[] DEFAULT '{}' NOT NULL,
	"imported_at" timestamp (3) with time zone,
	CONSTRAINT "import_batch_file_agency_id_batch_id_id_pk" PRIMARY KEY("agency_id","batch_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch_file" ADD CONSTRAINT "import_batch_file_target_id_company_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch_file" ADD CONSTRAINT "import_batch_file_batch_fk" FOREIGN KEY ("agency_id","batch_id") REFERENCES "public"."import_batch"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_batch_created" ON "import_batch" USING btree ("agency_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batch_file_sent" ON "import_batch_file" USING btree ("agency_id","batch_id","name","hash");--> statement-breakpoint
CREATE INDEX "import_batch_file_state" ON "import_batch_file" USING btree ("state");--> statement-breakpoint
CREATE INDEX "import_batch_file_target" ON "import_batch_file" USING btree ("target_id");