import { spyOn } from "storybook/test";

const bytes = new ArrayBuffer(16);

/** The result of the browser's dialog: a passkey, an error by its name, or no result yet. */
export type DialogEnd =
  | "passkey"
  | "NotAllowedError"
  | "InvalidStateError"
  | "ConstraintError"
  | "SecurityError"
  | "none";

/** The parts of a browser's answer that the hooks read. */
const credential = {
  id: "V7v2hX0c8nYc6rQm1sT4aw",
  rawId: bytes,
  type: "public-key",
  authenticatorAttachment: "platform",
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ["internal"],
  },
  getClientExtensionResults: () => ({}),
};

/** Answers the dialogs of the browser about passkeys, which no story can open, until the returned function is called. */
export function answerDialogs(end: DialogEnd): () => void {
  const answer = () => {
    if (end === "none") return new Promise<never>(() => {});
    return end === "passkey" ? Promise.resolve(credential) : Promise.reject(new DOMException("", end));
  };
  const spies = [
    spyOn(navigator.credentials, "create").mockImplementation(answer),
    spyOn(navigator.credentials, "get").mockImplementation(answer),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
