import { messagesPlugin } from "@broker/screens/messages-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { documents } from "./documents.ts";
import { documentsPlugin } from "./documents-plugin.ts";

const provider = process.env["PROVIDER_URL"] ?? "http://localhost:4000";

export default defineConfig({
  plugins: [messagesPlugin(), vanillaExtractPlugin(), reactRouter(), documentsPlugin(documents)],
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs, in one file: dozens of small ones compress worse. Fewer than nine sharers
            // would bring the client area's parts to the sign-in.
            codeSplitting: { groups: [{ name: "shared", minShareCount: 9 }] },
          },
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": provider, "/sandbox": provider } },
});
