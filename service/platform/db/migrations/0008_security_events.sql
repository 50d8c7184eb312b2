CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"event" text NOT NULL,
	"user_name" text NOT NULL,
	"agency_id" text,
	"address" text NOT NULL,
	"client" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_event_user" ON "security_event" USING btree ("user_name","at");--> statement-breakpoint
CREATE INDEX "security_event_agency" ON "security_event" USING btree ("agency_id","at");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");