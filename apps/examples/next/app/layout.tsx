import { connection } from "next/server";
import type { ReactNode } from "react";

export default async function Layout({ children }: { children: ReactNode }) {
  // Pages are rendered for each request: a prerendered page would have no nonce.
  await connection();
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
