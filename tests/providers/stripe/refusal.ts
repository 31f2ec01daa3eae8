/** The error object in Stripe's replies. */
export interface StripeErrorBody {
  type: "card_error" | "invalid_request_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** A reply with an error. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** The reply for an object that doesn't exist. */
export const missing = (kind: string, id: string, param = "id"): StripeRefusal =>
  new StripeRefusal(kind === "path" ? 404 : param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message: `No such ${kind}: '${id}'`,
  });

/** The reply for a request that doesn't fit the state of an object. */
export const unfit = (code: string, message: string, param?: string): StripeRefusal =>
  new StripeRefusal(400, { type: "invalid_request_error", code, message, ...(param !== undefined && { param }) });
