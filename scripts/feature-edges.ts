/** The allowed imports between the features of a room. Names are folders below `src`. */
export interface RoomFeatures {
  /**
   * Folders that every feature may import, each with its content; a shared folder imports only those above it in this
   * list.
   */
  readonly shared: Readonly<Record<string, string>>;
  /** Folders that may import every other one, because they collect all features. */
  readonly gathering: Readonly<Record<string, string>>;
  /** All other imports, each with its reason. */
  readonly edges: Readonly<Record<string, string>>;
}

/**
 * The allowed imports between features. A new one fails a test until it is listed here with a reason; first consider
 * whether the imported code belongs in a shared folder.
 */
export const rooms: Readonly<Record<string, RoomFeatures>> = {
  "packages/hooks": {
    shared: {
      form: "how every form validates, and the issue codes of fields",
      capability: "the provider's capabilities and limits",
      session: "the signed-in user, and the browser storage of the session",
      catalogue: "companies, countries, platforms and banks, which every journey reads",
      once: "what a money request needs in order to be done once",
    },
    gathering: { event: "an event marks the data of every feature as stale" },
    edges: {
      "cancel → profile": "a cancellation invalidates the balances, which are fields of user info",
      "cancel → transaction": "a cancellation invalidates the list of its kind",
      "deposit → profile": "a gateway's form contains user info; a deposit invalidates the balances in it",
      "deposit → transaction": "the list of deposits shows whether one arrived, and is invalidated by it",
      "eligibility → profile": "missing requirements are derived from user info",
      "kyc → profile": "the identity's status and the verified address are fields of user info",
      "profile → step-up": "a new password or account waits for a code of the second factor",
      "registration → profile": "a verified address invalidates user info",
      "step-up → second-factor": "a code is validated by one rule",
      "transaction → profile": "balances are fields of user info, and the lists refresh with them",
      "transfer → eligibility": "a transfer to another user checks the sender's requirements",
      "transfer → profile": "balances are read before a transfer, and invalidated by it",
      "transfer → transaction": "the list of transfers shows whether one arrived",
      "withdrawal → eligibility": "a withdrawal checks the user's requirements",
      "withdrawal → profile": "the saved bank and the balance are fields of user info",
      "withdrawal → step-up": "a withdrawal waits for a code of the second factor",
      "withdrawal → transaction": "the list of withdrawals shows whether one arrived",
    },
  },
  "packages/screens": {
    shared: {
      i18n: "how messages are defined and translated",
      places: "the host's addresses for the links of screens",
      frame: "the frame of every screen: title, panels, placeholders, missing code",
      failure: "how every failure is shown",
      once: "the notice that an earlier request may still arrive",
    },
    gathering: {
      locales: "the translations of every feature's messages",
      testing: "the messages of every feature for tests",
      entries: "the public entry of each screen",
    },
    edges: {
      "dashboard → eligibility": "each missing requirement links to its remedy",
      "dashboard → entries": "the dashboard opens the transfer dialog, which is late code",
      "dashboard → referral": "a card of the dashboard shows the referral link",
      "dashboard → screener": "the dashboard embeds the screener",
      "dashboard → transaction": "recent activity shows the chart and the statuses of transactions",
      "deposit → deposit-withdrawal": "its later steps are in one late chunk with those of a withdrawal",
      "deposit → eligibility": "the deposit shows the requirements of a later withdrawal",
      "deposit → transaction": "a result shows its steps, and leads to its transaction",
      "deposit-withdrawal → deposit": "one late chunk has the later steps of both journeys",
      "deposit-withdrawal → entries": "the page has a tab for each of two screens, which are late code",
      "deposit-withdrawal → withdrawal": "one late chunk has the later steps of both journeys",
      "frame → failure": "a panel whose code failed to load shows a failure's message",
      "frame → locales": "the language switch lists all languages",
      "i18n → locales": "the user chooses among all languages",
      "kyc → eligibility": "the verification e-mail is resent by one shared view",
      "places → deposit-withdrawal": "the address of a page with tabs contains the tab",
      "places → profile":
        "the address of a page with tabs contains the tab; the legal documents are listed there",
      "places → referral": "the address of a page with tabs contains the tab",
      "places → transaction": "the address of a page with tabs contains the tab",
      "password-reset → session": "the pages before sign-in share the name of the brand",
      "profile → second-factor": "the tab of the password shows two-step sign-in, which is late code",
      "profile → security": "the tab of the password shows sessions and sign-ins, which are late code",
      "registration → profile": "the terms of the sign-up are legal documents",
      "registration → session": "the pages before sign-in share the name of the brand",
      "session → event": "the guard of the session follows the provider's events, by late code",
      "session → password-reset": "the login opens the dialog for a new password",
      "transaction → cancel": "the page of one transaction offers to cancel it, which is late code",
      "transaction → statement": "the statements are a page below the transactions, which is late code",
      "session → second-factor": "a sign-in, a renewal and a guarded call ask for a code, by late code",
      "transaction → entries": "the list of transfers opens the transfer dialogs, which are late code",
      "transfer → eligibility": "a refused transfer lists missing requirements",
      "transfer → transaction": "a result shows its steps",
      "withdrawal → deposit-withdrawal": "its later steps are in one late chunk with those of a deposit",
      "withdrawal → eligibility": "a refused withdrawal lists missing requirements",
      "withdrawal → transaction": "a result shows its steps, and leads to its transaction",
    },
  },
  "apps/sandbox": {
    shared: {
      telemetry: "logs, traces and metrics",
      db: "the connection, transactions, tables and migrations",
      ledger: "accounts and the movements between them",
      pages: "the layout of server-rendered pages",
      http: "requests, answers, uploads and rate limits",
      session: "the caller of an operation",
      control: "the audit, refusals and faults",
      expiry: "the lifetimes of everything that expires",
      contract: "the pipeline that every operation runs in, and the values of the contract",
      catalogue: "companies, countries, platforms and banks",
      jobs: "the queue of jobs that run after the answer",
      "one-time-code": "codes that confirm a step",
      event: "what changed for a user, and the streams that report it",
      mailbox: "e-mails",
    },
    gathering: {
      backoffice: "the desks of staff show and decide on records of every feature",
      seed: "demonstration data are inserted into every table",
    },
    edges: {
      "cancel → unmatched": "a deposit is not cancelled while a payment for it waits for a decision",
      "control → backoffice": "the control calls of a demo make the decisions of staff",
      "control → seed": "the control calls of a demo reset it to the seed",
      "db → http": "a database error is converted to its refusal where the transaction ends",
      "db → mailbox": "a column has the kinds of e-mails as its type",
      "deposit → unmatched": "a deposit is not settled while a payment for it waits for a decision",
      "gateway → deposit": "a gateway's report completes a deposit",
      "gateway → unmatched": "a payment that fits no deposit waits for staff",
      "http → backoffice": "staff's view of an uploaded file is recorded in the audit",
      "http → catalogue": "a company's logo is one of the files that are served",
      "http → control": "a refused request is recorded",
      "http → session": "served files and submitted forms need the caller",
      "jobs → cancel": "once an hour abandoned deposits are cancelled",
      "jobs → gateway": "the queue has a handler for each kind of job: callbacks of gateways",
      "jobs → mailbox": "the queue has a handler for each kind of job: e-mails",
      "jobs → password-reset": "the queue has a handler for each kind of job: e-mails with reset links",
      "kyc → profile":
        "names and dates of birth are validated by one rule; an identity check requires a verified address",
      "jobs → statement":
        "the queue has a handler for each kind of job: statements; the hourly round requests those of the last month",
      "mailbox → backoffice": "staff's view of a client's e-mails is recorded in the audit",
      "mailbox → registration": "the link of an e-mail is created, with its token, on delivery",
      "one-time-code → mailbox": "a code is sent by e-mail",
      "pages → http": "the front page is a route",
      "pages → seed": "the front page of a demo lists its accounts",
      "password-reset → registration": "tokens of links in e-mails are in one table",
      "password-reset → second-factor": "a new password cancels a request to remove a second factor",
      "profile → second-factor": "a new password cancels a request to remove a second factor",
      "profile → step-up": "a new password or account needs a proof of the second factor",
      "reference → portal": "both serve a folder of files",
      "registration → profile": "names are validated by one rule",
      "second-factor → profile": "a second factor requires a verified address",
      "second-factor → step-up": "proofs end with their factor",
      "session → contract": "sign-in and sign-out are operations of the contract",
      "session → second-factor": "a sign-in asks for a code",
      "step-up → second-factor": "a proof is made by a code of the factor",
      "support → profile": "names are validated by one rule",
      "synthetic → conformance": "requests are made from the contract, and answers read",
      "telemetry → http": "the metrics are a route; a trace distinguishes refusals from errors",
      "transfer → profile": "a transfer to another user checks the sender's requirements",
      "unmatched → deposit": "staff assign a payment to a deposit, or create one from it",
      "unmatched → gateway": "a decision of staff is reported with the name of the gateway",
      "withdrawal → profile": "a withdrawal checks the user's requirements",
      "withdrawal → step-up": "a withdrawal needs a proof of the second factor",
    },
  },
};
