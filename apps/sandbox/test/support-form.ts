import type { Provider } from "./provider.ts";

/** A filled-in contact form. */
export const message = {
  companyId: "9",
  language: "en",
  topic: "deposit",
  name: "Lea Martin",
  email: "lea@example.net",
  message: "My transfer of Monday is still pending.\r\nWhat can I do?",
  consent: "yes",
  website: "",
};

/** Submits the contact form as a browser without scripts. */
export const sendMessage = (
  provider: Provider,
  fields: Partial<Record<keyof typeof message, string>> = {},
  {
    headers = {},
    visitor = provider.visitor(),
  }: { headers?: Record<string, string>; visitor?: SendsForms } = {},
): Promise<Response> =>
  visitor.fetch("/api/forms/support-message", {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ ...message, ...fields }),
  });

interface SendsForms {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}
