import type { Context } from "hono";
import { operations } from "@broker/api-spec/operations";
import { addOperation } from "../contract/operation.ts";
import type { Deps } from "../deps.ts";
import { wholeNumberOf } from "../http/whole-number.ts";
import type { App, Env } from "../http/env.ts";
import { languageNames } from "../db/names.ts";
import { findCaller } from "../session/session.service.ts";
import { receiveMessage } from "./support.service.ts";

const FORM = "/api/forms/support-message";
const PER_ADDRESS = { points: 10, seconds: 3600 };
/** The pages of the public site that show the result of a message. */
const ANSWERS = { sent: "/about-us/contact-us/sent", notSent: "/about-us/contact-us/not-sent" } as const;
/** A hidden field, which only bots fill in. */
const TRAP = "website";

/** Adds support messages: the operation, and a form for sites without scripts. */
export function supportRoutes(app: App, deps: Deps): void {
  addOperation(
    app,
    deps,
    "SendSupportMessage",
    async ({ sql, input, context, changed }) => {
      const sender = await findCaller({ ...deps, sql }, context, "client");
      // The page of a frame does not write in its user's name.
      const user = sender?.purpose === null ? sender.user : null;
      const reference = await receiveMessage(deps, sql, user, input);
      changed(`message ${reference} received`);
      return null;
    },
    { limit: PER_ADDRESS },
  );
  if (deps.config.capabilities.includes("supportMessage")) formRoute(app, deps);
}

/** Converts the fields of the form to the fields of the operation. */
async function fieldsOf(context: Context<Env>): Promise<Record<string, string>> {
  const form = await context.req.parseBody({ all: true }).catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Builds the operation's request from a form, with the same browser and address. */
function callOf({ req }: Context<Env>, { consent, companyId, ...fields }: Record<string, string>): Request {
  // Forms submit two characters for a line break, and browsers count one.
  const message = fields["message"]?.replaceAll("\r\n", "\n");
  const headers = new Headers(req.raw.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  const { [TRAP]: _trap, ...own } = fields;
  const body = JSON.stringify({
    ...own,
    message,
    companyId: wholeNumberOf(companyId, -1),
    consent: consent === "yes",
  });
  return new Request(new URL(operations.SendSupportMessage.path, req.url), { method: "POST", headers, body });
}

/**
 * Adds the form. It submits to the operation, so that all steps of the pipeline apply, and redirects to a page of the
 * site in its language.
 */
function formRoute(app: App, { config }: Deps): void {
  const siteOf = (context: Context<Env>) => {
    const origin = context.req.header("origin") ?? "";
    return config.allowedOrigins.includes(origin) ? origin : "";
  };
  app.post(FORM, async (context) => {
    const fields = await fieldsOf(context);
    const { language } = fields;
    const isOther = languageNames.some((name) => name === language && name !== "en");
    const lead = (path: string) =>
      context.redirect(`${siteOf(context)}${isOther ? `/${language}` : ""}${path}`, 303);
    if ((fields[TRAP] ?? "") !== "") return lead(ANSWERS.sent);
    const response = await app.fetch(callOf(context, fields), context.env);
    const answer: unknown = await response.json().catch(() => null);
    const isDone = response.ok && Reflect.get(Object(answer), "responseCode") === 1;
    if (isDone) return lead(ANSWERS.sent);
    return lead(`${ANSWERS.notSent}${response.status === 429 ? "#often" : ""}`);
  });
}
