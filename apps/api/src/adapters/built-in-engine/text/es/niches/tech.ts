import type { NicheText } from "../../plan-text.ts";

/** Devices, software and reviews. */
export const tech: NicheText = {
  name: "tecnología",
  audience: "gente que elige o aprende a usar tecnología",
  themes: ["Análisis honestos tras un uso real", "Ajustes y trucos que ahorran tiempo", "Cuál comprar y para quién"],
  tags: ["#AnalisisTech", "#TrucosTech", "#GuiaDeCompra", "#PruebaReal"],
  hooks: [
    "Lo he usado 30 días; esto no sale en los análisis",
    "Cambia estos tres ajustes antes que nada",
    "No lo compres sin mirar esto",
  ],
  questions: [
    "¿Vale la pena cambiarlo este año?",
    "¿Cuál compro con poco presupuesto?",
    "¿Cómo hago que dure más la batería?",
  ],
  mistakes: [
    "comparar fichas técnicas en vez del uso diario",
    "pagar el máximo de memoria y usar un tercio",
    "publicar un análisis tras un solo día de uso",
  ],
  series: ["Un mes después", "¿Vale lo que cuesta?"],
  ideas: [
    [
      "Graba un análisis en torno a una sola pregunta",
      "Elige la que hace quien va a comprar, como «¿aguanta un día entero?», pruébalo ante la cámara y da el veredicto en cinco segundos. Di algo que no te gusta y quién no debería comprarlo.",
    ],
    [
      "Compara dos dispositivos en tres tareas reales",
      "La misma tarea, las dos pantallas en plano y un cronómetro visible: abrir, grabar, exportar. Di quién gana en cada tarea en vez de dar una nota global.",
    ],
    [
      "Graba en pantalla una guía de 30 segundos para un ajuste",
      "Amplía cada toque, escribe la ruta del menú en el texto y di qué ahorra: segundos, batería o dinero. Pregunta qué ajuste no encuentran.",
    ],
    [
      "Analiza algo que tienes desde hace más de un año",
      "Arañazos, salud de la batería, qué se rompió, qué dejaste de usar. Termina con el precio de hoy y si lo volverías a comprar.",
    ],
    [
      "Monta un equipo con un presupuesto fijo",
      "Enseña cada pieza con su precio, dónde gastarías más y dónde ahorrarías. Pide un presupuesto en comentarios y monta el siguiente con ese.",
    ],
  ],
  proof: [
    "Muestra una medición, no una impresión",
    "Batería en horas, exportación en segundos, ruido en decibelios: mismas condiciones, tres pasadas y números en pantalla. Explica tu método para que otros lo repitan.",
  ],
};
