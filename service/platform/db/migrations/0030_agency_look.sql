CREATE TABLE "agency_logo" (
	"agency_id" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	CONSTRAINT "agency_logo_agency_id_sha256_pk" PRIMARY KEY("agency_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "agency_logo" ADD CONSTRAINT "agency_logo_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;