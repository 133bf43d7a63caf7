import { messagesPlugin } from "@broker/screens/messages-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const provider = process.env["PROVIDER_URL"] ?? "http://localhost:4000";

export default defineConfig({
  plugins: [messagesPlugin(), vanillaExtractPlugin(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2023" },
  server: { port: 5173, proxy: { "/api": provider, "/sandbox": provider } },
});
