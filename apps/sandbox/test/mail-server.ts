import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { findFreePort } from "../src/testing/find-free-port.ts";

/** An e-mail that the mail server accepted. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message with its headers. */
  readonly content: string;
}

/** A mail server in this process, with the account `broker` and the password `s3cret/&`. */
export interface MailServer {
  readonly received: Received[];
  /** Returns the number of connections opened so far. */
  connections(): number;
  /** Called with each e-mail before it is accepted; throwing refuses it. */
  accept: (letter: Received) => void | Promise<void>;
  url(credentials?: string): string;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, or on the given one. */
export async function openMailServer(given?: number): Promise<MailServer> {
  const port = given ?? (await findFreePort());
  const received: Received[] = [];
  let connections = 0;
  const mailServer: MailServer = {
    received,
    connections: () => connections,
    accept: () => {},
    url: (credentials = "broker:s3cret%2F%26@") => `smtp://${credentials}127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
  const refusalOf = async (letter: Received): Promise<Error | null> => {
    try {
      await mailServer.accept(letter);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      username === "broker" && password === "s3cret/&"
        ? done(null, { user: username })
        : done(new Error("Invalid username or password")),
    onData(stream, { envelope }, done) {
      let content = "";
      stream.on("data", (chunk) => (content += String(chunk)));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const letter = { from, to: envelope.rcptTo.map(({ address }) => address), content };
        const answer = async () => {
          const refusal = await refusalOf(letter);
          if (!refusal) received.push(letter);
          done(refusal);
        };
        void answer();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return mailServer;
}

/** Returns the decoded plain text of an e-mail. */
export function wordsOf({ content }: Received): string {
  const [, part = ""] = /text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(content) ?? [];
  if (/Content-Transfer-Encoding: base64[^]*text\/html/i.test(content.slice(content.indexOf("text/plain"))))
    return Buffer.from(part, "base64").toString("utf8");
  return Buffer.from(
    part
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
