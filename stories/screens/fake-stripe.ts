import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";

type Listener = (event: unknown) => void;
interface Options {
  disabled?: boolean;
  style?: StripeElementStyle;
}
type Refusal = { type: string; code?: string; message: string };

/** Each kind of element: what its frame is called, and what is typed into it. */
const kinds: Readonly<Record<string, { title: string; typed: string }>> = {
  cardNumber: { title: "Secure card number input frame", typed: "4242 4242 4242 4242" },
  cardExpiry: { title: "Secure expiration date input frame", typed: "12 / 34" },
  cardCvc: { title: "Secure CVC input frame", typed: "123" },
};

/** An element as Stripe's are: an input in a document of its own, which tells the page no more than what it must know. */
class FakeElement {
  readonly #kind: string;
  readonly #isSilent: boolean;
  readonly #listeners = new Map<string, Set<Listener>>();
  #options: Options;
  #frame: HTMLIFrameElement | undefined;

  constructor(kind: string, options: Options, isSilent: boolean) {
    this.#kind = kind;
    this.#options = options;
    this.#isSilent = isSilent;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  say(event: string, what: unknown = { elementType: this.#kind }): void {
    this.#listeners.get(event)?.forEach((listener) => listener(what));
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
    for (const event of ["focus", "blur"]) input.addEventListener(event, () => this.say(event));
    input.addEventListener("keydown", ({ key }) => key === "Escape" && this.say("escape"));
    this.#show();
    if (!this.#isSilent) setTimeout(() => this.say("ready"), 20);
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
  /** As much of Stripe's client as its React components ask for. */
  client: Stripe;
  /** Plays what Stripe's field says: `change` with an error, `escape`. */
  say: (kind: string, event: string, what?: unknown) => void;
  /** What a payment method was asked for with. */
  asked: { type: string }[];
  /** The options of each set of elements that was made. */
  made: { locale?: string }[];
}

/** Stripe's client, played: it takes every card, or refuses each with `refusal`; a silent one's fields never come. */
export function fakeStripe({ refusal, isSilent = false }: { refusal?: Refusal; isSilent?: boolean } = {}): FakeStripe {
  const elements = new Map<string, FakeElement>();
  const asked: FakeStripe["asked"] = [];
  const made: FakeStripe["made"] = [];
  const client = {
    elements(options: { locale?: string }) {
      made.push(options);
      return {
        create(kind: string, given: Options) {
          const element = new FakeElement(kind, given, isSilent);
          elements.set(kind, element);
          return element;
        },
        update: () => {},
      };
    },
    async createPaymentMethod(order: { type: string; card: unknown }) {
      asked.push({ type: order.type });
      if (order.card !== elements.get("cardNumber")) throw new Error("That is no card.");
      return refusal ? { error: refusal } : { paymentMethod: { id: "pm_from_stripe" } };
    },
    createToken: () => {},
    confirmCardPayment: () => {},
  };
  const say: FakeStripe["say"] = (kind, event, what) => elements.get(kind)?.say(event, what);
  return { client: client as unknown as Stripe, say, asked, made };
}
