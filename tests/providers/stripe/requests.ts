import type Stripe from "stripe";

/**
 * The parameters of the requests that the stand-in for Stripe answers, by method and path. `npm run stripe-schema` writes
 * them as JSON Schema to schema.json.
 */
export interface Requests {
  "POST customers": Stripe.CustomerCreateParams;
  "GET customers/:id": Stripe.CustomerRetrieveParams;
  "POST customers/:id": Stripe.CustomerUpdateParams;
  "DELETE customers/:id": Stripe.CustomerDeleteParams;
  "POST setup_intents": Stripe.SetupIntentCreateParams;
  "GET setup_intents/:id": Stripe.SetupIntentRetrieveParams;
  "POST setup_intents/:id/confirm": Stripe.SetupIntentConfirmParams;
  "GET payment_intents/:id": Stripe.PaymentIntentRetrieveParams;
  "GET payment_methods/:id": Stripe.PaymentMethodRetrieveParams;
  "GET products/:id": Stripe.ProductRetrieveParams;
  "POST products": Stripe.ProductCreateParams;
  "POST products/:id": Stripe.ProductUpdateParams;
  "GET prices": Stripe.PriceListParams;
  "GET prices/:id": Stripe.PriceRetrieveParams;
  "POST prices": Stripe.PriceCreateParams;
  "POST prices/:id": Stripe.PriceUpdateParams;
  "GET subscriptions": Stripe.SubscriptionListParams;
  "GET subscriptions/:id": Stripe.SubscriptionRetrieveParams;
  "POST subscriptions": Stripe.SubscriptionCreateParams;
  "POST subscriptions/:id": Stripe.SubscriptionUpdateParams;
  "DELETE subscriptions/:id": Stripe.SubscriptionCancelParams;
  "GET invoices": Stripe.InvoiceListParams;
  "GET invoices/:id": Stripe.InvoiceRetrieveParams;
  "POST invoices/:id/pay": Stripe.InvoicePayParams;
  "POST invoices/:id/void": Stripe.InvoiceVoidInvoiceParams;
  "GET webhook_endpoints": Stripe.WebhookEndpointListParams;
  "POST invoices/create_preview": Stripe.InvoiceCreatePreviewParams;
}
