import type { ContentText } from "../content-text.ts";
import { places } from "./content-places.ts";

/** What captions, scripts, outlines and ideas are made of, in Spanish. */
export const content: ContentText = {
  topic: "Lo que mejor sabes hacer",
  forAudience: "Para {audience}.",
  colon: ": ",
  leadingFor: /^para\s+/iu,
  labels: { audience: "Para", tone: "Tono", say: "Di", show: "Muestra", caption: "Texto" },
  tones: {
    Motivational: {
      lines: [
        "un paso pequeño hoy vale más que el plan perfecto 🌱",
        "estás más cerca de lo que crees 💪",
        "empieza antes de sentir que es el momento 🚀",
      ],
      voice: "con calidez y sin rodeos; mira a la cámara",
      hooks: [
        "No te hace falta más tiempo. Te hace falta un primer paso.",
        "Si esperabas una señal para empezar, es esta.",
      ],
      close: "Empieza hoy, aunque sea poco. La semana que viene te alegrarás.",
      tag: "#SigueAdelante",
    },
    Educational: {
      lines: [
        "lo único que conviene hacer bien desde el inicio 💡",
        "tres pasos, en el orden que funciona 📌",
        "lo que importa y lo que te puedes saltar 🔎",
      ],
      voice: "con calma y claridad; una idea por frase",
      hooks: [
        "Casi todo el mundo falla aquí por una razón muy sencilla. Es esta.",
        "Tres pasos, en su orden, y por fin se entiende.",
      ],
      close: "Pruébalo una vez esta semana y cuéntame qué ha cambiado.",
      tag: "#AprendeAlgoNuevo",
    },
    Casual: {
      lines: [
        "así es de verdad en mi casa 👋",
        "sin filtros, solo lo que a mí me funciona 🙃",
        "hoy lo hacemos fácil ☕",
      ],
      voice: "como si hablaras con una amistad; deja los pequeños fallos",
      hooks: ["Va, rapidito, que me lo preguntan mucho.", "Iba a hacerlo bonito. Al final, no."],
      close: "Y ya está. Cuéntame qué tal te va.",
      tag: "#DíaADía",
    },
    Professional: {
      lines: ["qué funciona y por qué.", "un método claro en tres pasos.", "el detalle que marca la diferencia."],
      voice: "con sobriedad y precisión; cifras en vez de adjetivos",
      hooks: [
        "Qué funciona, por qué funciona y cuánto tiempo lleva.",
        "Un método, tres pasos y el resultado que puedes esperar.",
      ],
      close: "Pruébalo durante una semana y compara el resultado con el de hoy.",
      tag: "#BuenasPrácticas",
    },
    Funny: {
      lines: [
        "expectativa, realidad y algo de picar 😅",
        "yo investigo y tú te echas la siesta 😴",
        "a mí me salió mal para que a ti te salga bien 🙈",
      ],
      voice: "con cara seria; una pausa corta antes del remate",
      hooks: [
        "Lo he hecho mal tanto tiempo que ya tengo un máster en eso.",
        "Nadie lo pidió, así que, claro, lo probé.",
      ],
      close: "Si sale bien, etiquétame. Si no, no nos conocemos.",
      tag: "#HumorDelBueno",
    },
  },
  places,
  script: {
    hook: ["Gancho", "{opening}", "El resultado de cerca, ya en movimiento. El tema en letras grandes."],
    mistake: [
      "El error",
      "El error que más veo: {mistake}.",
      "La forma equivocada durante dos segundos y un corte claro.",
    ],
    first: [
      "Paso 1",
      "Primero, la versión más pequeña que puedas terminar hoy.",
      "Manos o pantalla, de cerca. Sin cortes.",
    ],
    second: [
      "Paso 2",
      "Después cambia una sola cosa, para ver qué efecto tiene.",
      "Antes y después, uno al lado del otro.",
    ],
    result: [
      "Paso 3",
      "Ahora mira el resultado y di qué volverías a hacer.",
      "El resultado final, quieto durante dos segundos.",
    ],
    question: [
      "Una pregunta real",
      "«{question}» Mi respuesta corta: [una frase de tu propia experiencia].",
      "La pregunta como texto en la pantalla.",
    ],
    close: ["Cierre", "{close} {call}", "Tu cara o el resultado final. La última frase como texto."],
  },
  questions: ["¿Por dónde empiezo?", "¿Qué necesito de verdad?", "¿Cuánto tiempo lleva?"],
  ideas: {
    mistakes: ["tres errores que me hicieron perder tiempo", "Errores"],
    change: ["antes y después en 15 segundos", "Resultados"],
    first: ["el primer paso en una sola toma", "Tutorial"],
    behind: ["lo que pasa entre bastidores", "Entre bastidores"],
    questions: ["tus preguntas, respondidas en 60 segundos", "Preguntas"],
    week: ["una semana, un cambio, un resultado", "Reto"],
    tools: ["lo que uso de verdad y lo que me salto", "Herramientas"],
    story: ["cómo empezó todo", "Historia"],
  },
};
