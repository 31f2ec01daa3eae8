import type { NicheText } from "../../plan-text.ts";

/** Make-up, skin, hair and nails. */
export const beauty: NicheText = {
  name: "belleza",
  audience: "gente que busca una rutina que le siente bien",
  themes: ["Rutinas según piel, pelo u ocasión", "Productos probados durante semanas", "Técnicas para manos normales"],
  tags: ["#TipsDeBelleza", "#RutinaFacial", "#MaquillajeFacil", "#OpinionSincera"],
  hooks: [
    "Dejé de usar esto 30 días; mira mi piel",
    "Dos productos, cinco minutos y a la calle",
    "Te lo aplicas en el orden equivocado",
  ],
  questions: [
    "¿En qué orden me aplico estos productos?",
    "¿Qué va bien para la piel sensible?",
    "¿Cómo hago para que dure todo el día?",
  ],
  mistakes: [
    "estrenar cinco productos en la misma semana",
    "elegir el tono de base en la mano",
    "frotar más cuando la piel está irritada",
  ],
  series: ["Terminados sin filtro", "Cara lista en cinco minutos"],
  ideas: [
    [
      "Graba una rutina con luz natural y sin filtro",
      "De cara a una ventana, enseña dos segundos cada producto, cuánta cantidad y dónde va. Pon en pantalla tu tipo de piel o de pelo, para que cada cual sepa si le sirve.",
    ],
    [
      "Prueba un producto durante siete días",
      "Mismo sitio, misma luz, misma hora y una foto al día. Di qué cambió, qué no, cuánto sale por uso y a quién no se lo recomiendas.",
    ],
    [
      "Enseña una técnica en media cara o en un mechón",
      "A un lado como se hace siempre, al otro como lo haces tú, sin cortes. Nombra el gesto de la mano que marca la diferencia.",
    ],
    [
      "Compara una versión barata y una cara",
      "Aplica las dos, revisa a las cuatro y a las ocho horas y enseña la textura de cerca. Di cuál volverías a comprar con tu dinero.",
    ],
    [
      "Recrea un look con tres productos que todos tienen",
      "Elige uno que se esté viendo mucho y hazlo con básicos en menos de cinco minutos. Di los sustitutos y pregunta qué look simplificas ahora.",
    ],
  ],
  proof: [
    "Muestra un resultado tras cuatro semanas de rutina",
    "Tuyo o de una clienta, con permiso: mismo ángulo y luz, fechas en pantalla y todos los productos. Di qué no puede arreglar la rutina y cuándo acudir a un profesional.",
  ],
};
