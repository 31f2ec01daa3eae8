import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";

type Listener = (event: unknown) => void;
interface Options {
  disabled?: boolean;
  style?: StripeElementStyle;
}
type Refusal = { type: string; code?: string; message: string };

/** Frame title and entered text of each kind of element. */
const kinds: Readonly<Record<string, { title: string; typed: string }>> = {
  cardNumber: { title: "Secure card number input frame", typed: "4242 4242 4242 4242" },
  cardExpiry: { title: "Secure expiration date input frame", typed: "12 / 34" },
  cardCvc: { title: "Secure CVC input frame", typed: "123" },
};

/** A fake Stripe element: an input in an iframe that reports only events to the page. */
class FakeElement {
  readonly #kind: string;
  readonly #neverReady: boolean;
  readonly #listeners = new Map<string, Set<Listener>>();
  #options: Options;
  #frame: HTMLIFrameElement | undefined;

  constructor(kind: string, options: Options, neverReady: boolean) {
    this.#kind = kind;
    this.#options = options;
    this.#neverReady = neverReady;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, detail: unknown = { elementType: this.#kind }): void {
    this.#listeners.get(event)?.forEach((listener) => listener(detail));
  }

  mount(place: HTMLElement): void {
    const { title = "", typed = "" } = kinds[this.#kind] ?? {};
    this.#frame = Object.assign(document.createElement("iframe"), { title });
    this.#frame.style.cssText = "display:block;width:100%;height:20px;border:0";
    place.replaceChildren(this.#frame);
    const inside = this.#frame.contentDocument;
    if (!inside) return;
    inside.body.style.margin = "0";
    const input = Object.assign(inside.createElement("input"), { value: typed, ariaLabel: title });
    input.style.cssText = "width:100%;padding:0;border:0;outline:0;background:none";
    inside.body.append(input);
    for (const event of ["focus", "blur"]) input.addEventListener(event, () => this.emit(event));
    input.addEventListener("keydown", ({ key }) => key === "Escape" && this.emit("escape"));
    this.#show();
    if (!this.#neverReady) setTimeout(() => this.emit("ready"), 20);
  }

  update(options: Options): void {
    this.#options = { ...this.#options, ...options };
    this.#show();
  }

  focus(): void {
    this.#input()?.focus();
  }

  destroy(): void {
    this.#frame?.remove();
  }

  #input(): HTMLInputElement | null | undefined {
    return this.#frame?.contentDocument?.querySelector("input");
  }

  #show(): void {
    const input = this.#input();
    if (!input) return;
    const { color = "", fontSize = "", fontFamily = "" } = this.#options.style?.base ?? {};
    Object.assign(input.style, { color, fontSize, fontFamily });
    input.disabled = this.#options.disabled ?? false;
  }
}

export interface FakeStripe {
  /** The part of Stripe's client that its React components use. */
  client: Stripe;
  /** Emits an event of an element, such as `change` with an error, or `escape`. */
  emit: (kind: string, event: string, detail?: unknown) => void;
  /** Requests for payment methods. */
  requests: { type: string }[];
  /** Options of each `elements()` call. */
  elementOptions: { locale?: string }[];
}

/** Creates a fake Stripe client. It accepts every card, unless `refusal` is set; with `neverReady`, its fields never load. */
export function fakeStripe({
  refusal,
  neverReady = false,
}: { refusal?: Refusal; neverReady?: boolean } = {}): FakeStripe {
  const elements = new Map<string, FakeElement>();
  const requests: FakeStripe["requests"] = [];
  const elementOptions: FakeStripe["elementOptions"] = [];
  const client = {
    elements(options: { locale?: string }) {
      elementOptions.push(options);
      return {
        create(kind: string, given: Options) {
          const element = new FakeElement(kind, given, neverReady);
          elements.set(kind, element);
          return element;
        },
        update: () => {},
      };
    },
    async createPaymentMethod(request: { type: string; card: unknown }) {
      requests.push({ type: request.type });
      if (request.card !== elements.get("cardNumber")) throw new Error("The card is not the card number element.");
      return refusal ? { error: refusal } : { paymentMethod: { id: "pm_from_stripe" } };
    },
    createToken: () => {},
    confirmCardPayment: () => {},
  };
  const emit: FakeStripe["emit"] = (kind, event, detail) => elements.get(kind)?.emit(event, detail);
  return { client: client as unknown as Stripe, emit, requests, elementOptions };
}
