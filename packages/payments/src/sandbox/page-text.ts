import type { Language } from "@trellis/contract/fields";
import { dateOf } from "@trellis/server-core/date-of";

const en = {
  title: "Receipt",
  badge: "Sandbox",
  note: "This receipt is an example: no money was charged.",
  missing: "Receipt not found",
  whereElse: "The link may be incomplete. You can find all your receipts in Settings.",
  settings: "Open settings",
  number: "Number",
  date: "Date",
  plan: "Plan",
  period: "Period",
  card: "Card",
  status: "Status",
  statuses: { paid: "Paid", open: "Unpaid", void: "Canceled" },
};

/** The receipt page's text. */
export const texts: Readonly<Record<Language, typeof en>> = {
  en,
  es: {
    title: "Recibo",
    badge: "Entorno de pruebas",
    note: "Este recibo es un ejemplo: no se ha cobrado dinero.",
    missing: "Este recibo no existe",
    whereElse: "Puede que el enlace esté incompleto. Todos tus recibos están en los ajustes.",
    settings: "Abrir ajustes",
    number: "Número",
    date: "Fecha",
    plan: "Plan",
    period: "Periodo",
    card: "Tarjeta",
    status: "Estado",
    statuses: { paid: "Pagado", open: "Pendiente", void: "Anulado" },
  },
  fr: {
    title: "Reçu",
    badge: "Mode test",
    note: "Ce reçu est un exemple\u00a0: rien n’a été débité.",
    missing: "Ce reçu n’existe pas",
    whereElse: "Le lien est peut-être incomplet. Tous tes reçus sont dans les réglages.",
    settings: "Ouvrir les réglages",
    number: "Numéro",
    date: "Date",
    plan: "Offre",
    period: "Période",
    card: "Carte",
    status: "État",
    statuses: { paid: "Payé", open: "À payer", void: "Annulé" },
  },
};

export const formatDate = (language: Language, time: number): string => dateOf(new Date(time), language);
export const formatMoney = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" }).format(
    cents / 100,
  );
