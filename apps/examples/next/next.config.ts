import type { NextConfig } from "next";

const provider = process.env["PROVIDER_URL"] ?? "http://localhost:4000";

const config: NextConfig = {
  // The provider's session is a cookie of this app's own origin.
  rewrites: async () => [{ source: "/api/:path*", destination: `${provider}/api/:path*` }],
};

export default config;
