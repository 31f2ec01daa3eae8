/* The browser gets these functions as text, so they can't use anything that is defined outside of them. */

/** The script in the frame of each card field. The frames share an origin and can read each other; the page can't. */
export function fieldScript(): void {
  const input = document.querySelector("input");
  const kind = new URLSearchParams(location.search).get("kind") ?? "";
  if (!input) return;
  const tell = (event: string, detail: object = {}) =>
    window.parent.postMessage({ stripe: event, kind, ...detail }, "*");
  const typed = () =>
    Object.fromEntries(
      Array.from({ length: window.parent.length }, (_, index) => {
        try {
          const field = window.parent[index]?.document.querySelector("input");
          return [field?.dataset["kind"] ?? "", field?.value ?? ""];
        } catch {
          // The frame has another origin.
          return ["", ""];
        }
      }),
    );
  input.dataset["kind"] = kind;
  input.addEventListener("focus", () => tell("focus"));
  input.addEventListener("blur", () => tell("blur"));
  input.addEventListener("input", () => tell("change"));
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") tell("escape");
  });
  window.addEventListener(
    "message",
    ({ data }: MessageEvent<{ do: string; disabled?: boolean; color?: string; key?: string }>) => {
      if (data.do === "update") {
        input.disabled = data.disabled ?? false;
        input.style.color = data.color ?? "";
      }
      if (data.do === "focus") input.focus();
      if (data.do !== "create") return;
      const body = new URLSearchParams({ type: "card", key: data.key ?? "", ...typed() });
      void fetch("https://api.stripe.com/v1/payment_methods", { method: "POST", body })
        .then((response) => response.json())
        .then((result: object) => tell("created", { result }));
    },
  );
  tell("ready");
}

/** The script of the bank's page, which asks the cardholder to approve the payment (3-D Secure). */
export function bankScript(): void {
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      const clientSecret = new URLSearchParams(location.search).get("client_secret") ?? "";
      const body = new URLSearchParams({ clientSecret, outcome: button.value });
      void fetch("/3d_secure_2/reply", { method: "POST", body }).then(() =>
        window.parent.postMessage({ stripe: "replied", outcome: button.value }, "*"),
      );
    });
  }
}

/** Stripe.js, as far as Trellis uses it. The card is typed in frames, so that the page never sees it. */
export function stripeScript(): void {
  interface Message {
    stripe?: string;
    kind?: string;
    outcome?: string;
    result?: object;
  }
  interface Options {
    disabled?: boolean;
    style?: { base?: { color?: string } };
  }
  const origin = "https://js.stripe.com";
  const titles: Readonly<Record<string, string>> = {
    cardNumber: "Secure card number input frame",
    cardExpiry: "Secure expiration date input frame",
    cardCvc: "Secure CVC input frame",
  };
  /** Calls `take` with the messages of a frame. */
  const onMessage = (frame: HTMLIFrameElement, from: string, take: (message: Message) => void) => {
    const listen = (event: MessageEvent<Message>) => {
      if (!frame.isConnected) window.removeEventListener("message", listen);
      else if (event.source === frame.contentWindow && event.origin === from) take(event.data);
    };
    window.addEventListener("message", listen);
  };
  const newFrame = (src: string, title: string, style: string) => {
    const frame = Object.assign(document.createElement("iframe"), { src, title });
    frame.style.cssText = style;
    return frame;
  };

  const newElement = (kind: string, given: Options) => {
    const listeners = new Map<string, Set<(event: unknown) => void>>();
    const frame = newFrame(
      `${origin}/endive/field.html?kind=${kind}`,
      titles[kind] ?? "",
      "display:block;width:100%;height:20px;border:0;color-scheme:light only",
    );
    let options = given;
    let isLoaded = false;
    const update = () => ({ do: "update", disabled: options.disabled, color: options.style?.base?.color });
    const send = (message: object) => {
      if (isLoaded) frame.contentWindow?.postMessage(message, origin);
    };
    const element = {
      kind,
      created: (_result: object) => {},
      send,
      on: (event: string, listener: (event: unknown) => void) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      off: (event: string, listener: (event: unknown) => void) => listeners.get(event)?.delete(listener),
      mount: (place: HTMLElement) => {
        onMessage(frame, origin, ({ stripe: event = "", result }) => {
          if (event === "ready") {
            isLoaded = true;
            send(update());
          }
          if (event === "created") element.created(result ?? {});
          listeners.get(event)?.forEach((listener) => listener({ elementType: kind, error: undefined }));
        });
        place.replaceChildren(frame);
      },
      update: (changed: Options) => {
        options = { ...options, ...changed };
        send(update());
      },
      focus: () => send({ do: "focus" }),
      destroy: () => frame.remove(),
    };
    return element;
  };

  const authenticate = (clientSecret: string) =>
    new Promise<object>((done) => {
      const bank = "https://hooks.stripe.com";
      const frame = newFrame(
        `${bank}/3d_secure_2/challenge?client_secret=${clientSecret}`,
        "Confirm with your bank",
        "position:fixed;inset:0;z-index:2147483647;width:100%;height:100%;border:0;background:white",
      );
      onMessage(frame, bank, ({ outcome }) => {
        frame.remove();
        const error = {
          type: "invalid_request_error",
          code: "setup_intent_authentication_failure",
          message:
            "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
        };
        done(outcome === "approved" ? {} : { error });
      });
      document.body.append(frame);
    });

  const stripe = (key: string) => ({
    elements: () => ({ create: newElement, update: () => {}, getElement: () => null }),
    createPaymentMethod: ({ card }: { type: string; card: ReturnType<typeof newElement> }) =>
      new Promise<object>((done) => {
        card.created = done;
        card.send({ do: "create", key });
      }),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => authenticate(clientSecret),
    createToken: () => {},
    confirmCardPayment: () => {},
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
  Object.assign(window, { Stripe: Object.assign(stripe, { version: "endive" }) });
}
