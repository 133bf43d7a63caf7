import type { Plugin } from "vite";

/** A generated file of the build. */
export interface BuiltDocument {
  /** The path in the built client, such as `docs/privacy-policy.pdf`. */
  readonly path: string;
  readonly type: string;
  readonly make: (env: Readonly<Record<string, string>>) => Promise<string | Uint8Array>;
}

/** Adds documents to the built client, and generates them on request in development. */
export function documentsPlugin(documents: readonly BuiltDocument[]): Plugin {
  let env: Readonly<Record<string, string>> = {};
  return {
    name: "documents",
    configResolved: (config) => {
      env = config.env;
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? "").split("?");
        const found = documents.find((document) => `/${document.path}` === path);
        if (!found) return next();
        found.make(env).then(
          (source) => response.setHeader("content-type", found.type).end(source),
          (error: Error) => response.destroy(error),
        );
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const sources = await Promise.all(documents.map(({ make }) => make(env)));
      for (const [index, { path }] of documents.entries())
        this.emitFile({ type: "asset", fileName: path, source: sources[index] ?? "" });
    },
  };
}
