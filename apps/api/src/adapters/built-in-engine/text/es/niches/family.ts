import type { NicheText } from "../../plan-text.ts";

/** Parents and children. */
export const family: NicheText = {
  name: "vida en familia",
  audience: "madres y padres que quieren días más tranquilos",
  themes: ["Escenas de cada día con una salida", "Actividades con lo que hay en casa", "Hablar claro de criar"],
  tags: ["#CrianzaReal", "#VidaEnFamilia", "#JuegosEnCasa", "#TipsParaPadres"],
  hooks: [
    "Lo que digo en lugar de «cálmate»",
    "Cinco minutos que nos salvan las mañanas",
    "Nadie me contó esto del segundo año",
  ],
  questions: ["¿Cómo consigo que se duerma sin peleas?", "¿Qué hacemos una tarde de lluvia?", "¿Cómo dejo de gritar?"],
  mistakes: [
    "dar explicaciones largas en plena rabieta",
    "llenar cada minuto del fin de semana",
    "comparar a tu hijo con el de al lado",
  ],
  series: ["Una frase que ayuda", "Rescate de tarde de lluvia"],
  ideas: [
    [
      "Representa una escena de cada día, antes y después",
      "Zapatos, cena o hora de dormir: primero la frase que decimos todos y luego la que a ti te funciona mejor. Sin caras de niños; con un muñeco o tus manos basta.",
    ],
    [
      "Graba una actividad con tres cosas de casa",
      "Materiales, el minuto de preparación, cuánto duró y cómo se recoge. Da la edad y di con sinceridad si te dio tiempo a tomarte un café.",
    ],
    [
      "Enseña una mañana real con la hora en pantalla",
      "Seis clips desde que suena el despertador hasta la puerta, algo que salió mal y el cambio que probarás mañana. Pregunta dónde se atascan los demás.",
    ],
    [
      "Haz una lista para guardar: la bolsa en cinco minutos",
      "Para un día fuera, el médico o el primer día de cole: diez cosas y la que olvida todo el mundo. En una sola imagen para hacer captura.",
    ],
    [
      "Habla un minuto de algo que casi no se dice al criar",
      "Un sentimiento, un momento y algo que te ayudó. Protege la intimidad de tu hijo: cuenta tu parte, no la suya.",
    ],
  ],
  proof: [
    "Da el parte de una rutina tras dos semanas",
    "Qué probaste, cuántos días funcionó y cómo fue la noche difícil. Da la versión mínima para quien solo tiene cinco minutos.",
  ],
};
