import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { backofficeRoutes } from "./backoffice/backoffice.routes.ts";
import { capabilityRoutes } from "./capability/capability.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { App, Env } from "./http/env.ts";
import { recordRefusal } from "./control/refusal.service.ts";
import { controlRoutes } from "./control/control.routes.ts";
import { problemOf } from "./db/transaction.ts";
import type { Deps } from "./deps.ts";
import { depositRoutes } from "./deposit/deposit.routes.ts";
import { createExpiry } from "./expiry/expiry.service.ts";
import { fileRoutes } from "./http/files.routes.ts";
import { formGate, isUploadForm, MAX_FORM_BYTES } from "./http/form-gate.ts";
import { failure, Problem, Refusal } from "./http/problem.ts";
import { ownHosts } from "./http/host.ts";
import { neverKept, otherPortals, ownWrites, quietAddresses, securityHeaders } from "./http/security.ts";
import { shedLoad } from "./http/load.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { mailboxRoutes } from "./mailbox/mailbox.routes.ts";
import { frontRoutes } from "./pages/front.routes.ts";
import { problemPage } from "./pages/page.ts";
import { portalRoutes } from "./portal/portal.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { referenceRoutes } from "./reference/reference.routes.ts";
import { registrationRoutes } from "./registration/registration.routes.ts";
import { compoundRoutes } from "./compound/compound.routes.ts";
import { gatewayRoutes } from "./gateway/gateway.routes.ts";
import { gatewayPages } from "./gateway/gateway.pages.ts";
import { createWorker } from "./jobs/job-handlers.ts";
import { kycRoutes } from "./kyc/kyc.routes.ts";
import { passwordResetRoutes } from "./password-reset/password-reset.routes.ts";
import { referralRoutes } from "./referral/referral.routes.ts";
import { onceRoutes } from "./once/once.routes.ts";
import { transferRoutes } from "./transfer/transfer.routes.ts";
import { withdrawalRoutes } from "./withdrawal/withdrawal.routes.ts";
import { sessionRoutes } from "./session/session.routes.ts";
import { metricsRoutes } from "./telemetry/metrics.routes.ts";

/** What is not a form with files is small. */
const MAX_BODY = 64 * 1024;

const incomplete = new Problem(400, "malformed", "The request did not arrive whole.");

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, "tooLarge", "The request is too large.");
    },
  });

/** Who sends a request: the connection's other end, or behind trusted proxies what the outermost of them saw. */
function addressOf(context: Context<Env>, trustedProxies: number): string {
  const incoming: unknown = Reflect.get(Object(context.env), "incoming");
  const socket: unknown = Reflect.get(Object(incoming), "socket");
  const direct: unknown = Reflect.get(Object(socket), "remoteAddress");
  const passed = context.req.header("x-forwarded-for")?.split(",") ?? [];
  // Where fewer of them stood in between, the first one named who sent it.
  const forwarded = passed.at(-Math.min(trustedProxies, passed.length))?.trim();
  if (trustedProxies > 0 && forwarded && isIP(forwarded)) return forwarded;
  return typeof direct === "string" ? direct : "in-process";
}

/** The provider as one request handler: the API, its tools and the portal. Tests call it without a port. */
export async function createApp(deps: Deps): Promise<App> {
  // The quick router or none: it knows all paths by one look, and refuses two between which it would have to choose.
  const app = new Hono<Env>({ router: new RegExpRouter() });
  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set("requestId", requestId);
    context.set("address", addressOf(context, deps.config.trustedProxies));
    context.set("caller", null);
    context.set("responseCode", 0);
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const milliseconds = Math.round(performance.now() - start);
    const { method, path } = context.req;
    deps.logger.info(
      {
        requestId,
        method,
        path,
        status: context.res.status,
        milliseconds,
        userId: context.get("caller")?.user.userId,
      },
      "request",
    );
  });
  app.use(securityHeaders, quietAddresses, ownHosts(deps.config), shedLoad());
  const expiry = await createExpiry(deps);
  app.use(async (_context, next) => {
    await expiry.endWhatIsOver();
    await next();
  });
  app.use("/api/*", otherPortals(deps.config.allowedOrigins));
  app.use(ownWrites(deps.config.allowedOrigins));
  app.use("/api/*", neverKept).use("/sandbox/*", neverKept);
  const small = limitBody(MAX_BODY);
  const form = every(formGate(deps), limitBody(MAX_FORM_BYTES));
  app.use((context, next) => {
    const isForm = isUploadForm(context.req.path, context.req.header("content-type"));
    return (isForm ? form : small)(context, next);
  });
  // A form is read once, here, so that each page can take it for granted.
  app.use("/sandbox/*", async (context, next) => {
    if (context.req.method === "POST")
      await context.req.parseBody().catch((error: unknown) => {
        throw error instanceof Problem
          ? error
          : new Problem(400, "malformed", "The body is not a valid form.");
      });
    await next();
  });
  app.onError(async (error, context) => {
    const isKnown = error instanceof Problem || error instanceof Refusal;
    // Who left before the request was whole gets no answer; it is no failure of ours.
    const hasLeft = context.req.raw.signal.aborted;
    const known = isKnown ? error : hasLeft ? incomplete : problemOf(error);
    if (!isKnown)
      deps.logger[known ? "warn" : "error"](
        { err: error, requestId: context.var.requestId, path: context.req.path },
        known ? "refused" : "failed",
      );
    const problem = known ?? new Problem(500, "failure", "The provider failed. Please try again later.");
    const status = problem instanceof Problem ? problem.status : 200;
    if (problem instanceof Problem && problem.retryAfter !== null)
      context.header("Retry-After", String(problem.retryAfter));
    const { method, path } = context.req;
    // Calls put their own on record; this is of pages, and of what is refused before a call is reached.
    if (status === 429) {
      const { caller } = context.var;
      const refused = {
        operation: `${method} ${path}`.slice(0, 100),
        status,
        responseCode: problem.code,
        caller,
      };
      await recordRefusal(deps, context, refused);
    }
    const isPage = path.startsWith("/sandbox/") && context.req.header("accept")?.includes("text/html");
    return isPage
      ? context.html(problemPage(path, problem.message), status)
      : context.json(failure(problem), status);
  });

  healthRoutes(app, deps);
  metricsRoutes(app, deps);
  catalogueRoutes(app, deps);
  capabilityRoutes(app, deps);
  sessionRoutes(app, deps);
  registrationRoutes(app, deps);
  profileRoutes(app, deps);
  passwordResetRoutes(app, deps);
  kycRoutes(app, deps);
  depositRoutes(app, deps);
  gatewayRoutes(app, deps);
  withdrawalRoutes(app, deps);
  onceRoutes(app, deps);
  transferRoutes(app, deps);
  compoundRoutes(app, deps);
  referralRoutes(app, deps);
  fileRoutes(app, deps);
  await referenceRoutes(app);
  app.all("/api/*", () => {
    throw new Problem(404, "notFound", "The contract has no such call.");
  });
  frontRoutes(app, deps);
  mailboxRoutes(app, deps);
  backofficeRoutes(app, deps);
  const { run } = createWorker(deps, app.fetch);
  gatewayPages(app, deps, () => run("reports"));
  controlRoutes(app, deps);
  await portalRoutes(app, deps);
  return app;
}
