import { findFreePort } from "@broker/sandbox/testing";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";
const build = join(import.meta.dirname, "../build");

/** An nginx that serves the built files and proxies to a provider. */
export interface Nginx {
  readonly url: string;
  close(): Promise<void>;
}

/** Returns a main configuration that includes that of the build; nginx runs as the user of the tests. */
const around = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/portal.conf;
}
`;

/** Starts nginx with the build's configuration, with its variables replaced as in a deployment. */
export async function startNginx(providerUrl: string): Promise<Nginx> {
  if (!existsSync(program))
    throw new Error(
      "This test needs an nginx: install the package “nginx” (or set NGINX_PATH) and start again.",
    );
  const [folder, port] = [await mkdtemp(join(tmpdir(), "nginx-")), await findFreePort()];
  const settings: Readonly<Record<string, string>> = {
    PORTAL_LISTEN: `127.0.0.1:${port}`,
    PORTAL_FOLDER: join(build, "client"),
    PROVIDER_URL: providerUrl,
  };
  const template = await readFile(join(build, "nginx/portal.conf.template"), "utf8");
  await writeFile(
    join(folder, "portal.conf"),
    template.replaceAll(/\$\{(\w+)\}/g, (found, name: string) => settings[name] ?? found),
  );
  await writeFile(join(folder, "nginx.conf"), around(folder));
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async close() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
