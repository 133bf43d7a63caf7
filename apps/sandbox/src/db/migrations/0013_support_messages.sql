CREATE TABLE "support_message" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"reference" text NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answer" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "support_message_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_message_open" ON "support_message" USING btree ("received_at") WHERE "support_message"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "support_message_received" ON "support_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "support_message_user" ON "support_message" USING btree ("user_id");