import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { backofficeRoutes } from "./backoffice/backoffice.routes.ts";
import { cancelRoutes } from "./cancel/cancel.routes.ts";
import { capabilityRoutes } from "./capability/capability.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { App, Env } from "./http/env.ts";
import { controlRoutes } from "./control/control.routes.ts";
import type { Deps } from "./deps.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { depositRoutes } from "./deposit/deposit.routes.ts";
import { embedRoutes } from "./embed/embed.routes.ts";
import { createExpiry } from "./expiry/expiry.service.ts";
import { fileRoutes } from "./http/files.routes.ts";
import { Problem } from "./http/problem.ts";
import { answerErrors } from "./http/answer-errors.ts";
import { limitBodies, readForms } from "./http/body-limits.ts";
import { requireOwnHost } from "./http/host.ts";
import {
  forbidCaching,
  allowOtherPortals,
  refuseForeignWrites,
  omitReferrer,
  addSecurityHeaders,
} from "./http/security.ts";
import { requestLog } from "./http/request-log.ts";
import { shedLoad } from "./http/load.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { freezeRoutes } from "./freeze/freeze.routes.ts";
import { letterPhraseRoutes } from "./letter-phrase/letter-phrase.routes.ts";
import { limitsRoutes } from "./limits/limits.routes.ts";
import { mailboxRoutes } from "./mailbox/mailbox.routes.ts";
import { noteRoutes } from "./notes/notes.routes.ts";
import { frontRoutes } from "./pages/front.routes.ts";
import { passkeyRoutes } from "./passkeys/passkeys.routes.ts";
import { payeeRoutes } from "./payees/payees.routes.ts";
import { privacyRoutes } from "./privacy/privacy.routes.ts";
import { portalRoutes } from "./portal/portal.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { referenceRoutes } from "./reference/reference.routes.ts";
import { registrationRoutes } from "./registration/registration.routes.ts";
import { compoundSchemeRoutes } from "./compound-scheme/compound-scheme.routes.ts";
import { gatewayRoutes } from "./gateway/gateway.routes.ts";
import { gatewayPages } from "./gateway/gateway.pages.ts";
import { createWorker } from "./jobs/job-handlers.ts";
import { kycCaptureRoutes } from "./kyc-capture/kyc-capture.routes.ts";
import { kycResubmissionRoutes } from "./kyc-resubmission/kyc-resubmission.routes.ts";
import { kycRoutes } from "./kyc/kyc.routes.ts";
import { passwordResetRoutes } from "./password-reset/password-reset.routes.ts";
import { referralRoutes } from "./referral/referral.routes.ts";
import { onceRoutes } from "./once/once.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { securityRoutes } from "./security/security.routes.ts";
import { signInAlertRoutes } from "./sign-in-alert/sign-in-alert.routes.ts";
import { stepUpRoutes } from "./step-up/step-up.routes.ts";
import { statementRoutes } from "./statement/statement.routes.ts";
import { verifyPages } from "./statement/verify.pages.ts";
import { supportRoutes } from "./support/support.routes.ts";
import { threadRoutes } from "./thread/thread.routes.ts";
import { transferRoutes } from "./transfer/transfer.routes.ts";
import { userEventRoutes } from "./event/event.routes.ts";
import { inboxRoutes } from "./inbox/inbox.routes.ts";
import { withdrawalRoutes } from "./withdrawal/withdrawal.routes.ts";
import { sessionRoutes } from "./session/session.routes.ts";
import { metricsRoutes } from "./telemetry/metrics.routes.ts";

/** Creates the provider as one request handler: the API, its tools and the portal. Tests call it without a port. */
export async function createApp(deps: Deps): Promise<App> {
  // RegExpRouter alone: it matches a path against all routes at once, and throws on two routes that are
  // ambiguous.
  const app = new Hono<Env>({ router: new RegExpRouter() });
  app.use(requestLog(deps));
  app.use(addSecurityHeaders, omitReferrer, requireOwnHost(deps.config), shedLoad());
  const expiry = await createExpiry(deps);
  app.use(async (_context, next) => {
    await expiry.endWhatIsOver();
    await next();
  });
  app.use("/api/*", allowOtherPortals(deps.config.allowedOrigins));
  app.use(refuseForeignWrites(deps.config.allowedOrigins));
  app.use("/api/*", forbidCaching).use("/sandbox/*", forbidCaching);
  app.use(limitBodies(deps));
  app.use("/sandbox/*", readForms);
  app.onError(answerErrors(deps));
  await addRoutes(app, deps);
  return app;
}

/** Adds all operations, pages and files; the portal is last, because it answers every remaining path. */
async function addRoutes(app: App, deps: Deps): Promise<void> {
  healthRoutes(app, deps);
  metricsRoutes(app, deps);
  catalogueRoutes(app, deps);
  capabilityRoutes(app, deps);
  sessionRoutes(app, deps);
  registrationRoutes(app, deps);
  profileRoutes(app, deps);
  passwordResetRoutes(app, deps);
  kycRoutes(app, deps);
  kycResubmissionRoutes(app, deps);
  kycCaptureRoutes(app, deps);
  depositRoutes(app, deps);
  gatewayRoutes(app, deps);
  withdrawalRoutes(app, deps);
  limitsRoutes(app, deps);
  freezeRoutes(app, deps);
  payeeRoutes(app, deps);
  privacyRoutes(app, deps);
  noteRoutes(app, deps);
  onceRoutes(app, deps);
  cancelRoutes(app, deps);
  transferRoutes(app, deps);
  compoundSchemeRoutes(app, deps);
  referralRoutes(app, deps);
  supportRoutes(app, deps);
  threadRoutes(app, deps);
  securityRoutes(app, deps);
  statementRoutes(app, deps);
  userEventRoutes(app, deps);
  inboxRoutes(app, deps);
  secondFactorRoutes(app, deps);
  passkeyRoutes(app, deps);
  stepUpRoutes(app, deps);
  signInAlertRoutes(app, deps);
  letterPhraseRoutes(app, deps);
  embedRoutes(app, deps);
  fileRoutes(app, deps);
  contentRoutes(app, deps);
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
  verifyPages(app, deps);
  app.all("/sandbox/*", () => {
    throw new Problem(404, "notFound", "The sandbox has no such page.");
  });
  await portalRoutes(app, deps);
}
