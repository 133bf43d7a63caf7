import { operations } from "@broker/api-spec/operations";
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { backofficeRoutes } from "./backoffice/backoffice.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { type App, type Env } from "./contract/operation.ts";
import { controlRoutes } from "./control/control.routes.ts";
import type { Deps } from "./deps.ts";
import { depositRoutes } from "./deposit/deposit.routes.ts";
import { fileRoutes } from "./http/files.routes.ts";
import { failure, Problem, Refusal } from "./http/problem.ts";
import { sameOriginWrites, securityHeaders } from "./http/security.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { mailboxRoutes } from "./mailbox/mailbox.routes.ts";
import { frontRoutes } from "./pages/front.routes.ts";
import { portalRoutes } from "./portal/portal.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { registrationRoutes } from "./registration/registration.routes.ts";
import { sessionRoutes } from "./session/session.routes.ts";

/** Room for two documents of 5 MB and the fields beside them. */
const MAX_BODY = 12 * 1024 * 1024;

/** Calls of the contract that are not built answer 501 in an envelope. */
function unbuiltRoutes(app: App): void {
  const built = new Set(app.routes.map(({ path }) => path));
  for (const { path } of Object.values(operations)) {
    if (built.has(path)) continue;
    app.on(["GET", "POST"], path, () => {
      throw new Problem(501, "notBuilt", "This provider does not offer this call yet.");
    });
  }
}

/** The provider as one request handler: the API, its tools and the portal. Tests call it without a port. */
export async function createApp(deps: Deps): Promise<App> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const requestId = randomUUID();
    const incoming: unknown = Reflect.get(Object(context.env), "incoming");
    const socket: unknown = Reflect.get(Object(incoming), "socket");
    const address: unknown = Reflect.get(Object(socket), "remoteAddress");
    context.set("requestId", requestId);
    context.set("address", typeof address === "string" ? address : "in-process");
    context.set("caller", null);
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
        userId: context.var.caller?.user.userId,
      },
      "request",
    );
  });
  app.use(securityHeaders);
  app.use(sameOriginWrites);
  app.use("/api/*", async (context, next) => {
    await next();
    if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: () => {
        throw new Problem(413, "tooLarge", "The request is too large.");
      },
    }),
  );
  app.onError((error, context) => {
    const known = error instanceof Problem || error instanceof Refusal;
    if (!known)
      deps.logger.error({ err: error, requestId: context.var.requestId, path: context.req.path }, "failed");
    const problem = known
      ? error
      : new Problem(500, "failure", "The provider failed. Please try again later.");
    const status = problem instanceof Problem ? problem.status : 200;
    if (problem instanceof Problem && problem.retryAfter !== null)
      context.header("Retry-After", String(problem.retryAfter));
    return context.json(failure(problem), status);
  });

  healthRoutes(app, deps);
  catalogueRoutes(app, deps);
  sessionRoutes(app, deps);
  registrationRoutes(app, deps);
  profileRoutes(app, deps);
  depositRoutes(app, deps);
  fileRoutes(app, deps);
  unbuiltRoutes(app);
  app.all("/api/*", () => {
    throw new Problem(404, "notFound", "The contract has no such call.");
  });
  frontRoutes(app, deps);
  mailboxRoutes(app, deps);
  backofficeRoutes(app, deps);
  controlRoutes(app, deps);
  await portalRoutes(app, deps);
  return app;
}
