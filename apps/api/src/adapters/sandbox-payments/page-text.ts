import type { Language } from "@trellis/contract/fields";
import { dateOf } from "../../text/date-of.ts";

const en = {
  title: "Receipt",
  badge: "Test provider",
  note: "This receipt is an example: no money was charged.",
  missing: "There is no such receipt.",
  number: "Number",
  date: "Date",
  plan: "Plan",
  period: "Period",
  card: "Card",
  status: "Status",
  amount: "Amount",
  statuses: { paid: "Paid", open: "Unpaid", void: "Canceled" },
};

/** Texts of the receipt page. */
export const texts: Readonly<Record<Language, typeof en>> = {
  en,
  es: {
    title: "Recibo",
    badge: "Proveedor de prueba",
    note: "Este recibo es un ejemplo: no se ha cobrado dinero.",
    missing: "Este recibo no existe.",
    number: "Número",
    date: "Fecha",
    plan: "Plan",
    period: "Periodo",
    card: "Tarjeta",
    status: "Estado",
    amount: "Importe",
    statuses: { paid: "Pagado", open: "Pendiente", void: "Anulado" },
  },
  fr: {
    title: "Reçu",
    badge: "Prestataire de test",
    note: "Ce reçu est un exemple\u00a0: rien n’a été débité.",
    missing: "Ce reçu n’existe pas.",
    number: "Numéro",
    date: "Date",
    plan: "Offre",
    period: "Période",
    card: "Carte",
    status: "État",
    amount: "Montant",
    statuses: { paid: "Payé", open: "À payer", void: "Annulé" },
  },
};

export const formatDate = (language: Language, time: number): string => dateOf(new Date(time), language);
export const formatMoney = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "USD" }).format(cents / 100);
