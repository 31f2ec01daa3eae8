import type { NicheText } from "../../plan-text.ts";

/** Personal money. */
export const finance: NicheText = {
  name: "finanzas personales",
  audience: "gente que quiere vivir con más calma con su dinero",
  themes: [
    "Presupuestos que aguantan un mes normal",
    "Palabras del dinero en lenguaje claro",
    "Cifras y decisiones reales",
  ],
  tags: ["#FinanzasPersonales", "#AhorroFacil", "#Presupuesto", "#EducacionFinanciera"],
  hooks: [
    "Tu presupuesto se rompe el día 12, y es por esto",
    "Apunté cada gasto durante 30 días",
    "Antes de invertir, mira este número",
  ],
  questions: [
    "¿Cuánto debo guardar para emergencias?",
    "¿Pago deudas o ahorro primero?",
    "¿Cómo hago un presupuesto con ingresos irregulares?",
  ],
  mistakes: [
    "ahorrar lo que sobra en vez de apartarlo al principio",
    "olvidar los recibos que llegan una vez al año",
    "seguir un consejo sin conocer las comisiones",
  ],
  series: ["La palabra de dinero de la semana", "Un presupuesto real y anónimo"],
  ideas: [
    [
      "Enseña un presupuesto real o de ejemplo en una pantalla",
      "Ingresos, gastos fijos, comida, ocio y ahorro: cinco líneas con números redondos. Cambia una en cámara y muestra qué supone en 12 meses.",
    ],
    [
      "Explica un término de dinero con la compra",
      "Interés, inflación o comisiones, con monedas, manzanas o tiques en 40 segundos. Antes de publicar, comprueba que lo repite un amigo que odia los números.",
    ],
    [
      "Compara dos decisiones a cinco años",
      "Financiar el móvil o comprarlo, un préstamo u otro: dos columnas y el total abajo. Di tus supuestos y aclara que no es un consejo personal.",
    ],
    [
      "Graba una revisión de dinero de 15 minutos para hacer a la vez",
      "Saldo, tres próximos recibos, una suscripción que cancelar y una transferencia. Pon el cronómetro en pantalla y pregunta qué han cancelado.",
    ],
    [
      "Cuenta una decisión de dinero de la que te arrepientes",
      "La oferta, lo que no leíste, lo que costó en total y la pregunta que haces ahora. Las cifras, en la primera frase.",
    ],
  ],
  proof: [
    "Muestra un resultado de varios meses, con lo aburrido",
    "Ahorro o deuda, una barra por mes, incluido el que fue hacia atrás. Di qué hábito cambió y qué parte fue suerte.",
  ],
};
