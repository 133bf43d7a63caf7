import { HttpHandler, type ResponseResolver } from "msw";

/**
 * A handler whose answers depend on earlier requests. It starts again when its network is reset, so that each story and
 * each test that uses it gets the first answer. A handler of msw keeps its state when `resetHandlers` removes it.
 */
export class StatefulHandler extends HttpHandler {
  readonly #startAgain: () => void;

  constructor(method: string, path: string, resolver: ResponseResolver, startAgain: () => void) {
    super(method, path, resolver);
    this.#startAgain = startAgain;
  }

  override reset(): void {
    super.reset();
    this.#startAgain();
  }

  override dispose(): void {
    this.reset();
  }
}
