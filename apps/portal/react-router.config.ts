import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: ["/", "/home", "/login", "/sign-up", "/pay/handoff"],
} satisfies Config;
